/** Recent emails to a person, retained while they may bounce. */
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { forgetRecipient, listSentTo } from "../gateways/mail/sent-mails.store";
import type { PersonalData } from "../feature";

export function createSentMailData(db: Db, sealer: Sealer): PersonalData {
  return {
    read: async ({ username }) => ({ sentMails: await listSentTo(db, sealer, username) }),
    forget: (unit, { username }) => forgetRecipient(unit, sealer, username),
  };
}
