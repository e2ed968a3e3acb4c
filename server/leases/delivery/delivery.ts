/** Everything after a lease is signed: delivery, funding and returns. */
import type { Feature, Host } from "../../feature";
import type { LeasedOrders } from "../../orders/changing/ports/leased-orders.port";
import type { OrderMails } from "../../orders/changing/ports/mails.port";
import type { OrderMoves } from "../../orders/changing/ports/moves.port";
import type { OrderPlacing } from "../../orders/placing/placing.port";
import type { Lessor } from "../lessors/lessor.port";
import { listTermsOrNone } from "../lessors/terms.service";
import { agreementResolvers } from "./agreement.resolvers";
import { AgreementService } from "./agreement.service";
import { createAgreementStore } from "./agreement.store";
import { DeliveryService } from "./delivery.service";
import { createFundingStore, FUNDING } from "./funding.store";
import { createNoticeStore, NOTICES } from "./notices.store";
import { PaymentReminders } from "./payment-reminders.service";
import { createPaymentReminderStore, PAYMENT_CHECKS } from "./payment-reminders.store";
import { signatureMailsDue } from "./reminders.store";
import { remindOfSignatures } from "./signature-mails.service";

export interface LeaseDeliveryParts {
  readonly moves: OrderMoves;
  readonly mails: Pick<OrderMails, "ofSignature" | "ofPaymentDue">;
  readonly leased: LeasedOrders;
  readonly placing: Pick<OrderPlacing, "find" | "mayAct">;
  readonly findLessor: (type: string) => Lessor | null;
  readonly complete: (applicationId: string) => Promise<void>;
  /** Interval between two signature mails. */
  readonly reminderHours: number;
}

/** The job rests four times as long as each batch took, because lessor responses may be slow. */
const REST_SHARE = 4;

export function openLeaseDelivery(host: Host, parts: LeaseDeliveryParts): Feature {
  const { db, backgroundDb, log } = host;
  const { moves, mails, leased, placing, findLessor, complete, reminderHours } = parts;
  const agreements = new AgreementService({ store: createAgreementStore(db), orders: placing, findLessor });
  const notices = createNoticeStore(backgroundDb);
  const funding = createFundingStore(backgroundDb);
  const changes = { db: backgroundDb, moves, mails, leased };
  const service = new DeliveryService({ ...changes, notices, funding, findLessor, complete, log });
  const listPlans = (type: string, uuid: string) => listTermsOrNone(findLessor(type), uuid);
  const payments = new PaymentReminders({
    ...changes,
    store: createPaymentReminderStore(backgroundDb),
    findLessor,
    log,
  });
  return {
    resolvers: [agreementResolvers(agreements)],
    jobs: [
      { name: "leases.notices", due: NOTICES.due, run: () => service.notifyDue() },
      { name: "leases.funding", due: FUNDING.due, run: () => service.checkDue() },
      {
        name: "leases.signature-mails",
        due: signatureMailsDue(reminderHours),
        run: () => remindOfSignatures({ ...changes, hoursBetween: reminderHours }, listPlans),
      },
      {
        name: "leases.payment-reminders",
        due: PAYMENT_CHECKS.due,
        restShare: REST_SHARE,
        run: (ending) => payments.remindDue(ending),
      },
    ],
  };
}
