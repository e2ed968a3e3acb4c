/** The current step, with saved and unsaved input. */
import { useEffect, useRef, useState, type ReactNode } from "react";
import { styled } from "@mui/material/styles";
import { fail, succeed, type Envelope } from "#contract/rest/envelope";
import type { LeaseAnswerFragment, CheckoutInput } from "#contract/graphql/generated";
import type { LeaseErrorCode, LeaseStep } from "#contract/leases/application";
import { randomUuid } from "../../../lib/random-key";
import { Notice } from "../../../ui/parts/notice";
import { COUNTED_STEPS, STEP_TITLES, openStep, stepBefore, stepToShow, type ApplyStep } from "./apply-steps";
import { saveStep, type OwnedDraft } from "./draft-calls";
import { GoOnElsewhere } from "./go-on-elsewhere";
import type { KnownApplicant } from "./known-applicant";
import { sendApplication } from "./send-application";
import type { Filling } from "./step-form";
import { AddressStep } from "./steps/address-step";
import { AreaStep } from "./steps/area-step";
import { BankStep } from "./steps/bank-step";
import { IdentityStep } from "./steps/identity-step";
import { IncomeStep } from "./steps/income-step";
import { ReviewStep } from "./steps/review-step";
import { typedFieldsOf, type ServedArea } from "./typed-fields";
import { useStepInAddress } from "./use-step-in-address";

/** Options for submitting an application, with callbacks. */
export interface ApplicationSending {
  /**
   * Read on submit: the order to pay, which is placed with the application. Absent: an approval to shop with.
   */
  readonly checkout?: () => CheckoutInput;
  /** The order could not be placed as is; the form shows why. */
  readonly onRefused?: () => void;
  /** The lessors were queried. @param draftKey key of a guest's application; null = the account's */
  readonly onSent: (answer: LeaseAnswerFragment, draftKey: string | null) => void;
  /** Nothing was sent: an application exists already, or was sent from another device. */
  readonly onUnderWay: () => void;
}

interface ApplyStepsProps extends ApplicationSending {
  readonly start: OwnedDraft;
  /** User name of the applicant; empty for a guest. */
  readonly owner: string;
  readonly known: KnownApplicant;
  /** Reloads the saved draft. */
  readonly reread: () => Promise<Envelope<OwnedDraft>>;
}

const FORMS = { identity: IdentityStep, address: AddressStep, income: IncomeStep, bank: BankStep } as const;
/** An application exists already, or the saved form has been sent. */
const UNDER_WAY: readonly (LeaseErrorCode | string)[] = ["UNDER_WAY", "NOTHING_SAVED"];

export function ApplySteps(props: ApplyStepsProps) {
  const { start, owner, known: first, checkout, onSent, onRefused, onUnderWay, reread } = props;
  const [owned, setOwned] = useState(start);
  const [typed] = useState(() => typedFieldsOf(owner));
  const [area, setArea] = useState(typed.area ?? (checkout ? areaOf(first) : null));
  const [requestKey] = useState(randomUuid);
  const [notice, setNotice] = useState("");
  const [requestedStep, go] = useStepInAddress();
  const { draft, draftKey } = owned;
  const isAccounts = draftKey === null;
  const step = stepToShow(requestedStep, draft, area !== null);
  const before = stepBefore(step, draft !== null);
  // An address in another state than the postal code is useless.
  const known = area && area.postalCode !== first.postalCode ? { ...first, ...NO_PLACE, ...area } : first;

  const save = async (saved: LeaseStep, form: object): Promise<Envelope<unknown>> => {
    const answer = await saveStep(owned, saved, form);
    if (!answer.data) return answer;
    typed.drop(saved);
    setNotice("");
    const next =
      (checkout && saved === "identity" && (await saveKnownHome(answer.data, known))) || answer.data;
    setOwned(next);
    go(openStep(next.draft, true));
    return answer;
  };
  const send = async (): Promise<Envelope<unknown>> => {
    // An order and its application share a key, so that a reload finds the same order.
    const checkoutInput = checkout?.() ?? null;
    const answer = await sendApplication(
      draftKey,
      checkoutInput?.idempotencyKey ?? requestKey,
      checkoutInput,
    );
    if ("sentence" in answer) return fail(answer.sentence);
    if (answer.application || answer.order) {
      typed.clear();
      onSent(answer, draftKey);
    } else if (UNDER_WAY.includes(answer.code ?? "")) {
      typed.clear();
      onUnderWay();
    } else if (answer.code === "INCOMPLETE") {
      // A payday may have passed since: shows the first invalid step.
      const fresh = await reread();
      if (!fresh.data) return fail(fresh.message);
      setNotice(answer.message);
      setOwned(fresh.data);
      go(openStep(fresh.data.draft, true));
    } else {
      onRefused?.();
      return fail(answer.message);
    }
    return succeed(null, "");
  };

  const restart = () => {
    setOwned({ draftKey: isAccounts ? null : "", draft: null });
    setArea(null);
    typed.clear();
    go("area");
  };

  const filling: Filling = { draft, known, isAccounts, typed, save, onBack: before && (() => go(before)) };
  return (
    <Step step={step} notice={notice}>
      {step === "area" && (
        <AreaStep
          postalCode={first.postalCode}
          isGuest={!isAccounts}
          onServed={(served) => {
            typed.storeArea(served);
            setArea(served);
            go("identity");
          }}
        />
      )}
      {step === "review" && draft && (
        <ReviewStep draft={draft} onChange={go} onBack={() => go("bank")} send={send} />
      )}
      {step !== "area" && step !== "review" && <FormOf key={step} step={step} filling={filling} />}
      {draft && <GoOnElsewhere owned={owned} onDeleted={restart} />}
    </Step>
  );
}

function areaOf({ postalCode, state }: KnownApplicant): ServedArea | null {
  return postalCode && state ? { postalCode, state } : null;
}

/**
 * Saves a home address known from the checkout, which the applicant reviews at the end. @returns null: the
 * step asks for it
 */
async function saveKnownHome(owned: OwnedDraft, known: KnownApplicant): Promise<OwnedDraft | null> {
  const { address1, address2, city, state, postalCode } = known;
  if (!address1 || owned.draft?.steps.includes("address")) return null;
  const answer = await saveStep(owned, "address", { address1, address2, city, state, postalCode }).catch(
    () => null,
  );
  return answer?.data ?? null;
}

const NO_PLACE = { address1: "", address2: "", city: "" };

function FormOf({ step, filling }: { readonly step: LeaseStep; readonly filling: Filling }) {
  const Fields = FORMS[step];
  return <Fields filling={filling} />;
}

interface StepProps {
  readonly step: ApplyStep;
  readonly notice: string;
  readonly children: ReactNode;
}

/** Focuses the heading of a step after a step change. */
function Step({ step, notice, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previousStep = useRef(step);
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    heading.current?.focus();
  }, [step]);
  const number = COUNTED_STEPS.indexOf(step) + 1;
  return (
    <Sheet>
      <h2 ref={heading} tabIndex={-1}>
        {number > 0 && (
          <small>
            Step {number} of {COUNTED_STEPS.length}
          </small>
        )}
        {STEP_TITLES[step]}
      </h2>
      {number > 0 && (
        <Bar aria-hidden="true">
          <span style={{ width: `${(100 * number) / COUNTED_STEPS.length}%` }} />
        </Bar>
      )}
      {notice && <Notice role="status">{notice}</Notice>}
      {children}
    </Sheet>
  );
}

const Sheet = styled("div")({
  display: "grid",
  gap: "var(--s5)",
  "& > h2": { fontSize: "var(--xl)" },
  "& > h2 > small": { display: "block", color: "var(--muted)", fontSize: "var(--sm)", fontWeight: 600 },
});

const Bar = styled("div")({
  height: 6,
  borderRadius: 3,
  background: "var(--line)",
  overflow: "hidden",
  span: { display: "block", height: "100%", background: "var(--brand)" },
});
