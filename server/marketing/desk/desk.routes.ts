/** The calls of staff about contact requests and the newsletter. */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest-endpoints";
import { actOf } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { DomainError } from "../../errors";
import type { Rest } from "../../http/rest";
import { createMarketingDesk } from "./desk.store";
import { exportSubscribers, type SubscriberParts } from "./subscribers.service";

interface MarketingDeskParts extends SubscriberParts {
  readonly rest: Rest;
  readonly db: Db;
}

export function registerMarketingDesk(parts: MarketingDeskParts): void {
  const { rest, db, sealer, trail } = parts;
  const desk = createMarketingDesk(db, sealer);
  rest.signedIn(REST.listContactRequests, async ({ body }) => ({ data: await desk.listContacts(body) }));
  rest.signedIn(REST.answerContactRequest, async (call) => {
    const act = actOf(REST.answerContactRequest, call);
    const { id } = call.params;
    const isThere = await desk.answer(id, act.userId, (unit) =>
      trail.record(unit, act, { note: `contact request ${id}: answered` }),
    );
    if (!isThere) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    return { data: null, message: MESSAGES.staff.noted };
  });
  rest.signedIn(REST.listSubscribers, async ({ body }) => ({ data: await desk.listSubscribers(body) }));
  rest.download(REST.exportSubscribers, (call) =>
    exportSubscribers(parts, actOf(REST.exportSubscribers, call)),
  );
}
