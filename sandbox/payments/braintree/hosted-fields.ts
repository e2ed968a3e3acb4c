/**
 * Replaces the vendor's browser script: the card fields are in a frame on the sandbox's origin, so a card
 * number never reaches the shop's pages or hosts.
 */
import { type FastifyInstance } from "fastify";
import { registerFramedPage } from "../framed-page";
import { fields, text } from "../read-fields";
import { type BraintreeBooks } from "./braintree-books";
import { type CardRecord } from "./braintree-records";
import { readCardEntry } from "./card-entry";
import { GOOGLE_PAY_PAGE } from "./google-pay-page";
import { HOSTED_FIELDS_PAGE } from "./hosted-fields-page";
import { readCard, stepUpResult } from "./test-cards";

/** Code the bank's page expects. */
const STEP_UP_CODE = "1234";

export function registerHostedFields(scope: FastifyInstance, books: BraintreeBooks): void {
  registerFramedPage(scope, HOSTED_FIELDS_PAGE);
  registerFramedPage(scope, GOOGLE_PAY_PAGE);

  scope.post("/hosted-fields/tokenize", async (request) => {
    const entry = readCardEntry(request.body);
    if ("problem" in entry) return { type: "problem", ...entry.problem };
    const { card, isStepUp } = readCard(entry.value.number);
    const nonce = books.issueNonce(card);
    return isStepUp ? { type: "challenge", nonce } : tokenMessage(nonce, card);
  });

  scope.post("/hosted-fields/authenticate", async (request) => {
    const body = fields(request.body);
    const nonce = text(body["nonce"]) ?? "";
    const card = books.findFreshCard(nonce);
    if (!card) return { type: "problem", field: "number", message: "Enter your card again." };
    books.consumeNonce(nonce);
    const secured = { ...card, threeDSecure: stepUpResult(body["code"] === STEP_UP_CODE) };
    return tokenMessage(books.issueNonce(secured), secured);
  });
}

function tokenMessage(nonce: string, card: CardRecord) {
  const { cardType, lastFour, bin, threeDSecure } = card;
  return {
    type: "token",
    nonce,
    details: { cardType, lastFour, lastTwo: lastFour.slice(-2), bin },
    liabilityShifted: threeDSecure?.isLiabilityShifted ?? false,
    liabilityShiftPossible: threeDSecure?.isLiabilityShiftPossible ?? false,
  };
}
