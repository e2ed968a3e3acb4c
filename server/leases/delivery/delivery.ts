/** Wires what follows a signature: delivery, funding and what comes back. */
import type { Db } from "../../db/client";
import { startWorker, type Worker, type WorkerLog } from "../../gateways/worker";
import type { OrderLedger } from "../../orders/changing/ledger.port";
import type { OrderPlacing } from "../../orders/placing/placing.port";
import type { Lessor } from "../lessors/lessor.port";
import { agreementResolvers } from "./agreement.resolvers";
import { AgreementService } from "./agreement.service";
import { createAgreementStore } from "./agreement.store";
import { DeliveryService } from "./delivery.service";
import { createFundingStore } from "./funding.store";
import { createNoticeStore } from "./notices.store";
import { remindOfSignatures } from "./reminders.store";

export interface LeaseDeliveryParts {
  readonly db: Db;
  /** For work nobody waits for. */
  readonly backgroundDb: Db;
  readonly ledger: OrderLedger;
  readonly placing: Pick<OrderPlacing, "find" | "mayAct">;
  readonly findLessor: (type: string) => Lessor | null;
  readonly complete: (applicationId: string) => Promise<void>;
  /** Between two mails that ask for a signature. */
  readonly reminderHours: number;
  readonly log: WorkerLog;
}

const WORK_MS = 1_000;

export function createLeaseDelivery(parts: LeaseDeliveryParts) {
  const { db, backgroundDb, ledger, placing, findLessor, complete, reminderHours, log } = parts;
  const agreements = new AgreementService({ store: createAgreementStore(db), orders: placing, findLessor });
  return {
    resolvers: agreementResolvers(agreements),
    startWorkers(): Worker {
      const notices = createNoticeStore(backgroundDb, ledger);
      const funding = createFundingStore(backgroundDb, ledger);
      const reminders = { ledger, hoursBetween: reminderHours };
      const service = new DeliveryService({ notices, funding, findLessor, complete, log });
      const workers = [
        startWorker("lease deliveries", WORK_MS, () => service.tellDue(), log),
        startWorker("lease funding", WORK_MS, () => service.askDue(), log),
        startWorker("signatures", WORK_MS, () => remindOfSignatures(backgroundDb, reminders), log),
      ];
      return { stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))) };
    },
  };
}
