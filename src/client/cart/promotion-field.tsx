/** Promotion code field of cart and checkout: validated at once, stored only when accepted (CHECKOUT-15). */
import { useId, useState, type FormEvent } from "react";
import InputBase from "@mui/material/InputBase";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { LABELS, MESSAGES } from "#contract/messages";
import { Button } from "../../ui/actions/button";
import { Bad } from "../../ui/parts/verdict";
import { storeCode } from "./promotion-code";

interface PromotionFieldProps {
  /** Empty without one. */
  readonly storedCode: string;
  /** Why the stored code is no longer valid; null when it is. */
  readonly refused: string | null;
  /** The section heading names the field: the label is for screen readers only. */
  readonly isTitled?: boolean;
  /** Validates the code. @returns why it is rejected; null when accepted @throws without a response */
  readonly applyCode: (code: string) => Promise<string | null>;
}

export function PromotionField({ storedCode, refused, applyCode, isTitled = false }: PromotionFieldProps) {
  if (!storedCode) return <CodeForm applyCode={applyCode} isTitled={isTitled} />;
  return (
    <Stack spacing={2}>
      <p>
        Code <b>{storedCode}</b>{" "}
        <Button variant="text" aria-label={`Remove code ${storedCode}`} onClick={() => storeCode("")}>
          Remove
        </Button>
      </p>
      {refused && <Bad>{refused}</Bad>}
    </Stack>
  );
}

function CodeForm({ applyCode, isTitled }: Pick<PromotionFieldProps, "applyCode" | "isTitled">) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    const code = typed.trim();
    if (!code || isBusy) return;
    setBusy(true);
    const refusal = await applyCode(code).catch(() => MESSAGES.generic.unreachable);
    setBusy(false);
    setProblem(refusal);
    if (refusal) document.getElementById(id)?.focus();
    else storeCode(code.toUpperCase());
  };
  return (
    <CodeFrame noValidate method="post" onSubmit={(event) => void apply(event)}>
      <label htmlFor={id} className={isTitled ? "vh" : undefined}>
        {LABELS.promotionCode}
      </label>
      {problem && (
        <Bad id={`${id}-problem`} role="alert">
          {problem}
        </Bad>
      )}
      <span>
        <InputBase
          id={id}
          name="promotionCode"
          value={typed}
          autoComplete="off"
          error={problem !== null}
          inputProps={{
            autoCapitalize: "characters",
            spellCheck: false,
            ...(problem ? { "aria-describedby": `${id}-problem` } : {}),
          }}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="outlined" aria-busy={isBusy}>
          Apply
        </Button>
      </span>
    </CodeFrame>
  );
}

const CodeFrame = styled("form")({
  display: "grid",
  gap: 6,
  label: { fontWeight: 600, fontSize: "var(--sm)" },
  "& > span": { display: "flex", gap: "var(--s2)" },
  input: { textTransform: "uppercase" },
  button: { flex: "none" },
});
