/** The vendor's documented test nonces and test card numbers, and what each of them does. */
import { type CardBehaviour, type CardRecord, type ThreeDSecureRecord } from "./braintree-records";

const passed: ThreeDSecureRecord = {
  status: "authenticate_successful",
  isLiabilityShifted: true,
  isLiabilityShiftPossible: true,
};

function threeDSecure(status: string, isLiabilityShifted = false, isPossible = true): ThreeDSecureRecord {
  return { status, isLiabilityShifted, isLiabilityShiftPossible: isPossible };
}

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
const discover: CardRecord = { ...visa, cardType: "Discover", bin: "601111", lastFour: "1117" };
const google = (card: CardRecord): CardRecord => ({ ...card, instrument: "android_pay_card" });
const secured = (result: ThreeDSecureRecord): CardRecord => ({ ...visa, threeDSecure: result });

const NONCES: Readonly<Record<string, CardRecord>> = {
  "fake-valid-nonce": visa,
  "fake-valid-visa-nonce": visa,
  "fake-valid-mastercard-nonce": mastercard,
  "fake-valid-amex-nonce": amex,
  "fake-valid-discover-nonce": discover,
  "fake-valid-jcb-nonce": { ...visa, cardType: "JCB", bin: "353011", lastFour: "0000" },
  "fake-valid-debit-nonce": { ...visa, bin: "411700", lastFour: "0005" },
  "fake-valid-prepaid-nonce": { ...visa, bin: "450060", lastFour: "2003" },
  "fake-luhn-invalid-nonce": { ...visa, behaviour: "invalid" },
  "fake-processor-declined-visa-nonce": { ...visa, behaviour: "declined", lastFour: "0002" },
  "fake-processor-declined-mastercard-nonce": { ...mastercard, behaviour: "declined" },
  "fake-processor-declined-amex-nonce": { ...amex, behaviour: "declined" },
  "fake-processor-declined-discover-nonce": { ...discover, behaviour: "declined" },
  "fake-gateway-rejected-fraud-nonce": { ...visa, behaviour: "fraud" },
  "fake-gateway-rejected-risk-thresholds-nonce": { ...visa, behaviour: "risk" },
  "fake-android-pay-nonce": google(visa),
  "fake-android-pay-visa-nonce": google(visa),
  "fake-android-pay-mastercard-nonce": google(mastercard),
  "fake-android-pay-amex-nonce": google(amex),
  "fake-android-pay-discover-nonce": google(discover),
  "fake-three-d-secure-visa-full-authentication-nonce": secured(passed),
  "fake-three-d-secure-visa-lookup-timeout-nonce": secured(threeDSecure("lookup_error", false, false)),
  "fake-three-d-secure-visa-failed-signature-nonce": secured(
    threeDSecure("authenticate_signature_verification_failed"),
  ),
  "fake-three-d-secure-visa-failed-authentication-nonce": secured(threeDSecure("authenticate_failed")),
  "fake-three-d-secure-visa-attempts-non-participating-nonce": secured(
    threeDSecure("authenticate_attempt_successful", true),
  ),
  "fake-three-d-secure-visa-not-enrolled-nonce": secured(threeDSecure("lookup_not_enrolled", true)),
  "fake-three-d-secure-visa-unavailable-nonce": secured(threeDSecure("lookup_error", false, false)),
  "fake-three-d-secure-visa-bypassed-authentication-nonce": secured(threeDSecure("lookup_bypassed")),
  "fake-three-d-secure-two-visa-successful-frictionless-authentication-nonce": secured(passed),
  "fake-three-d-secure-two-visa-successful-step-up-authentication-nonce": secured(passed),
  "fake-three-d-secure-two-visa-error-on-lookup-nonce": secured(threeDSecure("lookup_error", false, false)),
  "fake-three-d-secure-two-visa-timeout-on-lookup-nonce": secured(threeDSecure("lookup_error", false, false)),
};

/** The documented nonces may be used any number of times, as on the vendor's own sandbox. */
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

/** Cards whose bank asks the cardholder for a code before it answers. */
const STEP_UP = new Set(["4000000000002503", "5200000000002151"]);

const BRANDS: readonly [RegExp, string][] = [
  [/^4/, "Visa"],
  [/^(5[1-5]|2[2-7])/, "MasterCard"],
  [/^3[47]/, "American Express"],
  [/^6(011|5)/, "Discover"],
  [/^35/, "JCB"],
];

/** What a card number is and does; the number itself goes no further. */
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

/** What the bank says after the cardholder was asked for the code. */
export function stepUpResult(isConfirmed: boolean): ThreeDSecureRecord {
  return isConfirmed ? passed : threeDSecure("authenticate_failed");
}
