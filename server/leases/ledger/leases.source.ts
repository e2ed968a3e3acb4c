/**
 * Lessors as a source of money for orders: a lease awaiting its approval is the payment attempt
 * (docs/decisions/payments.md).
 */
import { LEASE_SIGNED } from "#contract/leases/statuses";
import { lessorName } from "#contract/leases/lessors/lessor-name";
import type { Sealer } from "../../db/sealed";
import type { MoneySource } from "../../orders/changing/ports/money.port";
import type { OrderLeaseRecord } from "../../orders/reading/order.port";
import { SEALED_LEASE } from "../forms/form.record";
import { ordersWithProblem } from "../delivery/funding.store";
import { leaseTroubles } from "../delivery/troubles.store";
import { turnReminders } from "../delivery/payment-reminders.store";
import { partLine, settleItems } from "../delivery/settling.store";
import { offerOf, type OfferingLessor } from "./offer.rules";
import {
  isUnderWay,
  leaseRow,
  NOTHING_BY_HAND,
  insertLease,
  leaseRecords,
  leasedCents,
  wakeLease,
} from "./source.store";

/** A lease as JSON from the SQL expression. */
interface LeaseRow extends Omit<OrderLeaseRecord, "lessorName" | "signatureUrl" | "isSigned"> {
  /** Base64. */
  readonly sealedSignatureUrl: string | null;
}

/** @param lessors enabled lessors */
export function createLeaseSource(lessors: readonly OfferingLessor[], sealer: Sealer): MoneySource {
  return {
    methods: ["LEASE"],
    methodsFor: (totalCents) => (offerOf(totalCents, null, null, lessors).isAvailable ? ["LEASE"] : []),
    opening: insertLease,
    isUnderWay,
    // While a decision or signature is pending, the order does not await payment.
    isAwaited: async () => false,
    // A lease is released with its order (wake) and holds no refundable money.
    listHeld: async () => [],
    giveBack: async () => {
      throw new Error("a lease holds no refundable money");
    },
    sumRefunded: async () => 0,
    settleItems,
    partLine,
    wake: wakeLease,
    turnReminders,
    takes: leasedCents,
    payments: leaseRecords,
    byHand: () => NOTHING_BY_HAND,
    troubles: leaseTroubles,
    ordersByHand: ordersWithProblem,
    settleByHand: async () => null,
    lease: {
      row: leaseRow,
      open(json) {
        const { sealedSignatureUrl, ...row } = json as LeaseRow;
        const link = row.state === "SIGNING" && sealedSignatureUrl;
        return {
          ...row,
          lessorName: lessorName(row.lessor),
          signatureUrl: link ? sealer.open<string>(Buffer.from(link, "base64"), SEALED_LEASE) : null,
          isSigned: LEASE_SIGNED.includes(row.state),
        };
      },
    },
  };
}
