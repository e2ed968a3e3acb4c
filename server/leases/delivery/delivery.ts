/** Everything after the signature: delivery, funding and returns. */
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
import { createFundingStore } from "./funding.store";
import { createNoticeStore } from "./notices.store";
import { remindOfSignatures } from "./reminders.store";

export interface LeaseDeliveryParts {
  readonly moves: OrderMoves;
  readonly mails: Pick<OrderMails, "ofSignature">;
  readonly leased: LeasedOrders;
  readonly placing: Pick<OrderPlacing, "find" | "mayAct">;
  readonly findLessor: (type: string) => Lessor | null;
  readonly complete: (applicationId: string) => Promise<void>;
  /** Between two mails that ask for a signature. */
  readonly reminderHours: number;
}

const WORK_MS = 1_000;

export function openLeaseDelivery(host: Host, parts: LeaseDeliveryParts): Feature {
  const { db, backgroundDb, log } = host;
  const { moves, mails, leased, placing, findLessor, complete, reminderHours } = parts;
  const agreements = new AgreementService({ store: createAgreementStore(db), orders: placing, findLessor });
  const notices = createNoticeStore(backgroundDb, moves);
  const funding = createFundingStore(backgroundDb, moves, leased);
  const service = new DeliveryService({ notices, funding, findLessor, complete, log });
  const listPlans = (type: string, uuid: string) => listTermsOrNone(findLessor(type), uuid);
  const reminders = { moves, mails, listPlans, hoursBetween: reminderHours };
  return {
    resolvers: [agreementResolvers(agreements)],
    jobs: [
      { name: "lease deliveries", everyMs: WORK_MS, run: () => service.tellDue() },
      { name: "lease funding", everyMs: WORK_MS, run: () => service.askDue() },
      { name: "signatures", everyMs: WORK_MS, run: () => remindOfSignatures(backgroundDb, reminders) },
    ],
  };
}
