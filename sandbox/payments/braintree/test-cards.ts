/** The vendor's documented test nonces and card numbers, with their behavior. */
import { type CardBehaviour, type CardRecord, type ThreeDSecureRecord } from "./braintree-records";

function threeDSecure(status: string, isLiabilityShifted = false): ThreeDSecureRecord {
  return { status, isLiabilityShifted, isLiabilityShiftPossible: true };
}

const passed = threeDSecure("authenticate_successful", true);

const visa: CardRecord = {
  instrument: "credit_card",
  cardType: "Visa",
  bin: "411111",
  lastFour: "1111",
  behaviour: "normal",
  threeDSecure: null,
};
const mastercard: CardRecord = { ...visa, cardType: "MasterCard", bin: "555555", lastFour: "4444" };
const amex: CardRecord = { ...visa, cardType: "American Express", bin: "378282", lastFour: "0005" };
const google = (card: CardRecord): CardRecord => ({ ...card, instrument: "android_pay_card" });

const NONCES: Readonly<Record<string, CardRecord>> = {
  "fake-valid-nonce": visa,
  "fake-valid-visa-nonce": visa,
  "fake-valid-mastercard-nonce": mastercard,
  "fake-luhn-invalid-nonce": { ...visa, behaviour: "invalid" },
  "fake-processor-declined-visa-nonce": { ...visa, behaviour: "declined", lastFour: "0002" },
  "fake-gateway-rejected-fraud-nonce": { ...visa, behaviour: "fraud" },
  "fake-gateway-rejected-risk-thresholds-nonce": { ...visa, behaviour: "risk" },
  "fake-android-pay-visa-nonce": google(visa),
  "fake-android-pay-mastercard-nonce": google(mastercard),
  "fake-android-pay-amex-nonce": google(amex),
  "fake-three-d-secure-two-visa-successful-frictionless-authentication-nonce": {
    ...visa,
    threeDSecure: passed,
  },
};

/** Card of a documented nonce, which is reusable, as in the vendor's own sandbox. */
export function documentedNonce(nonce: string): CardRecord | null {
  return NONCES[nonce] ?? null;
}

export const CONSUMED_NONCE = "fake-consumed-nonce";

const BEHAVIOURS: Readonly<Record<string, CardBehaviour>> = {
  "4000111111111115": "declined",
  "4000111111111511": "fraud",
  "4111130000000003": "risk",
  "4023898493988028": "dispute",
};

const AUTHENTICATIONS: Readonly<Record<string, ThreeDSecureRecord>> = {
  "4000000000002925": threeDSecure("authenticate_failed"),
  "4000000000002719": threeDSecure("authenticate_attempt_successful", true),
  "4000000000002313": threeDSecure("authenticate_unable_to_authenticate"),
};

/** Cards whose bank requires a code from the cardholder. */
const STEP_UP = new Set(["4000000000002503", "5200000000002151"]);

const BRANDS: readonly [RegExp, string][] = [
  [/^4/, "Visa"],
  [/^(5[1-5]|2[2-7])/, "MasterCard"],
  [/^3[47]/, "American Express"],
  [/^6(011|5)/, "Discover"],
  [/^35/, "JCB"],
];

/** Brand and behavior of a test card; the number is not stored. */
export function readCard(number: string): { readonly card: CardRecord; readonly isStepUp: boolean } {
  const cardType = BRANDS.find(([pattern]) => pattern.test(number))?.[1] ?? "Unknown";
  const isStepUp = STEP_UP.has(number);
  return {
    isStepUp,
    card: {
      instrument: "credit_card",
      cardType,
      bin: number.slice(0, 6),
      lastFour: number.slice(-4),
      behaviour: BEHAVIOURS[number] ?? "normal",
      threeDSecure: isStepUp ? null : (AUTHENTICATIONS[number] ?? passed),
    },
  };
}

/** The bank's result after the 3-D Secure challenge. */
export function stepUpResult(isConfirmed: boolean): ThreeDSecureRecord {
  return isConfirmed ? passed : threeDSecure("authenticate_failed");
}
