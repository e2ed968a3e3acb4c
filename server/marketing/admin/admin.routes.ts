/** REST routes of contact requests and the newsletter, for staff. */
import { MESSAGES } from "#contract/messages";
import type { ContactInput } from "#contract/marketing/schema";
import { REST } from "#contract/rest/endpoints";
import { actOf, recording } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { DomainError } from "../../errors";
import type { Rest } from "../../http/rest/rest";
import { writeMail } from "../../gateways/mail/mail-row";
import type { ShopSettings } from "../../shop.settings";
import { contactReply } from "../mails/contact-reply.mail";
import { createMarketingAdmin } from "./admin.store";
import { answerContact, reopenContact, replyToContact } from "./answer-contact.change";
import { exportSubscribers, type SubscriberParts } from "./subscribers.service";

interface MarketingAdminParts extends SubscriberParts {
  readonly rest: Rest;
  readonly db: Db;
  readonly shop: ShopSettings;
}

export function registerMarketingAdmin(parts: MarketingAdminParts): void {
  const { rest, db, sealer, trail, shop } = parts;
  const admin = createMarketingAdmin(db, sealer);
  rest.signedIn(REST.listContactRequests, async ({ body }) => ({ data: await admin.listContacts(body) }));
  rest.signedIn(REST.answerContactRequest, async (call) => {
    const act = actOf(REST.answerContactRequest, call);
    const { id } = call.params;
    const recordAudit = recording(trail, act, { kind: "CONTACT_ANSWERED", subject: requestOf(id) });
    const isThere = await answerContact(parts, id, act.userId, recordAudit);
    if (!isThere) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    return { data: null, message: MESSAGES.staff.saved };
  });
  rest.signedIn(REST.reopenContactRequest, async (call) => {
    const act = actOf(REST.reopenContactRequest, call);
    const { id } = call.params;
    const recordAudit = recording(trail, act, { kind: "CONTACT_REOPENED", subject: requestOf(id) });
    const isOpen = await reopenContact(parts, id, recordAudit);
    if (isOpen === null) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    if (!isOpen) throw new DomainError("BAD_USER_INPUT", MESSAGES.staff.answeredByMail);
    return { data: null, message: MESSAGES.staff.requestReopened };
  });
  rest.signedIn(REST.replyToContact, async (call) => {
    const act = actOf(REST.replyToContact, call);
    const { id } = call.params;
    const { text } = call.body;
    const mailTo = (request: ContactInput) =>
      writeMail(contactReply, { to: request.email, request, text }, shop);
    const recordAudit = recording(trail, act, { kind: "CONTACT_ANSWERED_BY_EMAIL", subject: requestOf(id) });
    const isSent = await replyToContact(parts, id, { text, userId: act.userId, mailTo }, recordAudit);
    if (isSent === null) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    if (!isSent) throw new DomainError("BAD_USER_INPUT", MESSAGES.staff.repliedBefore);
    return { data: null, message: MESSAGES.staff.replied };
  });
  rest.signedIn(REST.listSubscribers, async ({ body }) => ({ data: await admin.listSubscribers(body) }));
  rest.download(REST.exportSubscribers, (call) =>
    exportSubscribers(parts, actOf(REST.exportSubscribers, call)),
  );
}

const requestOf = (id: string) => ({ type: "contact request", id }) as const;
