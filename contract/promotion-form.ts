/** The form of a promotion: what staff type, dollars for cents, checked by the schema of the call. */
import * as yup from "yup";
import { promotionInput } from "./catalogue-desk";
import { centsOf } from "./money";

/** In the order of the form. */
export interface PromotionForm {
  readonly code: string;
  readonly label: string;
  readonly kind: "PERCENT" | "AMOUNT";
  /** Percent or dollars, depending on the kind. */
  readonly off: string;
  readonly smallestSubTotal: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly mostUses: string;
  readonly mostUsesPerDay: string;
  /** For a series: how many codes. */
  readonly codes: string;
}

export const NEW_PROMOTION: PromotionForm = {
  code: "",
  label: "",
  kind: "PERCENT",
  off: "",
  smallestSubTotal: "",
  startsOn: "",
  endsOn: "",
  mostUses: "",
  mostUsesPerDay: "",
  codes: "",
};

/** Fields of the call that appear under another name in the form. */
const FORM_FIELDS: Readonly<Record<string, string>> = { percentOff: "off", centsOff: "off" };

/** Input of the call. */
export function callOfPromotion(form: PromotionForm) {
  const { code, label, kind, off, smallestSubTotal, startsOn, endsOn, mostUses, mostUsesPerDay, codes } =
    form;
  const isAmount = kind === "AMOUNT";
  return {
    ...{ code, label, startsOn, endsOn, mostUses, mostUsesPerDay, codes },
    percentOff: isAmount ? null : off.replace("%", "").trim(),
    centsOff: isAmount ? centsOf(off) : null,
    smallestSubTotal: smallestSubTotal.trim() === "" ? 0 : centsOf(smallestSubTotal),
  };
}

/** The first validation message about a field; null for a valid one. */
function complaintAbout(name: string, form: PromotionForm): string | null {
  try {
    promotionInput.validateSync(callOfPromotion(form), { abortEarly: false });
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return error.inner.find(({ path = "" }) => (FORM_FIELDS[path] ?? path) === name)?.message ?? null;
  }
  return null;
}

function field(name: keyof PromotionForm) {
  return yup
    .string()
    .default("")
    .test("call", (_value, context) => {
      const form = { ...NEW_PROMOTION, ...(context.parent as Partial<PromotionForm>) };
      const message = complaintAbout(name, form);
      return message === null || context.createError({ message });
    });
}

export const promotionForm = yup.object({
  code: field("code"),
  label: field("label"),
  kind: yup.string().oneOf(["PERCENT", "AMOUNT"]).default("PERCENT"),
  off: field("off"),
  smallestSubTotal: field("smallestSubTotal"),
  startsOn: field("startsOn"),
  endsOn: field("endsOn"),
  mostUses: field("mostUses"),
  mostUsesPerDay: field("mostUsesPerDay"),
  codes: field("codes"),
});
