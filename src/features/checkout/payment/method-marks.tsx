/** Bordered marks beside a payment method: accepted card brands, the wallet or coins. */
import { styled } from "@mui/material/styles";
import { CARD_BRANDS } from "#contract/payments/card-brands";
import { CRYPTO_CHOICES } from "#contract/payments/crypto";
import type { PaymentMethod } from "#contract/payments/methods";

const COINS_VISIBLE = 3;

/** Marks that only repeat the method's label or hint are hidden from assistive technology. */
export function MethodMarks({ method }: { readonly method: PaymentMethod }) {
  const marks = MARKS[method];
  if (!marks) return null;
  const meaning = marks.meaning === null ? ({ "aria-hidden": true } as const) : named(marks.meaning);
  return (
    <Marks {...meaning}>
      {marks.words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </Marks>
  );
}

const named = (meaning: string) => ({ role: "img", "aria-label": meaning });

interface MarksOfMethod {
  readonly words: readonly string[];
  /** Accessible name; null when label and hint already say it. */
  readonly meaning: string | null;
}

const coins = CRYPTO_CHOICES.slice(0, COINS_VISIBLE).map(({ code }) => code);

const MARKS: Readonly<Partial<Record<PaymentMethod, MarksOfMethod>>> = {
  CARD: {
    words: CARD_BRANDS.map(({ short }) => short),
    meaning: `${CARD_BRANDS.map(({ name }) => name).join(", ")} accepted`,
  },
  GOOGLE_PAY: { words: ["G Pay"], meaning: null },
  KLARNA: { words: ["Klarna."], meaning: null },
  CRYPTO: { words: [...coins, `+${CRYPTO_CHOICES.length - coins.length}`], meaning: null },
};

const Marks = styled("span")({
  display: "inline-flex",
  flexWrap: "wrap",
  gap: "var(--s1)",
  verticalAlign: "middle",
  "& > span": {
    display: "inline-grid",
    placeItems: "center",
    minWidth: 40,
    height: 24,
    padding: "0 6px",
    border: "1px solid var(--edge)",
    borderRadius: 4,
    background: "var(--surface)",
    color: "var(--ink)",
    fontSize: 11,
    fontWeight: 700,
    whiteSpace: "nowrap",
  },
});
