/** Outcome of a payment attempt: by the card's behavior and, if enabled, by the documented amounts. */
import { type CardRecord, type TransactionRecord } from "./braintree-records";
import { type SaleRequest } from "./sale-request";

type SaleOutcome = Pick<TransactionRecord, "status" | "processor" | "rejectionReason" | "settlesAs">;

const DECLINE_TEXT: Readonly<Record<number, string>> = {
  2000: "Do Not Honor",
  2001: "Insufficient Funds",
  2002: "Limit Exceeded",
  2004: "Expired Card",
  2005: "Invalid Credit Card Number",
  2010: "Card Issuer Declined CVV",
  2015: "Transaction Not Allowed",
  2046: "Declined",
  2099: "Cardholder Authentication Required",
};
/** Codes of permanent declines for the card; other declines are "soft". */
const HARD_DECLINES = new Set([2004, 2005, 2007, 2008, 2009, 2012, 2013, 2014, 2015, 2017, 2019, 2022, 2024]);

export function decideSale(request: SaleRequest, card: CardRecord, hasMagicAmounts: boolean): SaleOutcome {
  if (card.behaviour === "fraud") return rejected("fraud");
  if (card.behaviour === "risk") return rejected("risk_threshold");
  if (request.isThreeDSecureRequired && !card.threeDSecure?.isLiabilityShifted) {
    return rejected("three_d_secure");
  }
  if (card.behaviour === "declined") return declined(2000);
  const dollars = hasMagicAmounts ? Math.floor(request.amountCents / 100) : 0;
  if (dollars >= 2000 && dollars < 3000) return declined(dollars);
  if (dollars === 3000) return { ...declined(3000, "Processor Network Unavailable"), status: "failed" };
  if (dollars === 5001) return rejected("application_incomplete");
  return {
    status: request.isSubmittedForSettlement ? "submitted_for_settlement" : "authorized",
    processor: { code: "1000", text: "Approved", type: "approved" },
    rejectionReason: null,
    settlesAs: dollars === 4001 ? "settlement_declined" : "settled",
  };
}

function declined(code: number, text = DECLINE_TEXT[code] ?? "Processor Declined"): SaleOutcome {
  return {
    status: "processor_declined",
    processor: {
      code: String(code),
      text,
      type: HARD_DECLINES.has(code) ? "hard_declined" : "soft_declined",
    },
    rejectionReason: null,
    settlesAs: "settled",
  };
}

function rejected(reason: string): SaleOutcome {
  return { status: "gateway_rejected", processor: null, rejectionReason: reason, settlesAs: "settled" };
}
