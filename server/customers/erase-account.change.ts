/** Erases a person and ends their sessions (docs/decisions/personal-data.md). */
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import type { PersonalData } from "../feature";
import { enqueueMail, type OutgoingMail } from "../gateways/mail/outbox.store";
import { emptyUser, listMerged, lockPerson } from "./account-data.store";

/** GONE: already erased. */
export type Erasure = "ERASED" | "GONE" | "ORDER_UNDER_WAY";

export interface EraseParts {
  readonly db: Db;
  readonly sealer: Sealer;
  /** Personal data of all features, in export order. */
  personalData(): readonly PersonalData[];
}

/** One transaction with the confirmation mail; refused while the person has an open order. */
export function eraseAccount(
  { db, sealer, personalData }: EraseParts,
  userId: string,
  farewell: OutgoingMail,
): Promise<Erasure> {
  return db.transaction().execute(async (unit) => {
    const locked = await lockPerson(unit, sealer, userId);
    if (!locked) return "GONE";
    const { person, isVerified } = locked;
    for (const part of personalData()) {
      if (await part.isNeeded?.(unit, person)) return "ORDER_UNDER_WAY";
    }
    // Queued first, so that erasing also covers this mail once it is sent.
    if (isVerified) await enqueueMail(unit, sealer, farewell);
    for (const part of personalData()) await part.forget(unit, person);
    await emptyUser(unit, sealer, userId);
    const merged = await listMerged(unit, sealer, userId);
    for (const mergedAccount of merged) {
      for (const part of personalData()) await part.forget(unit, mergedAccount);
      await emptyUser(unit, sealer, mergedAccount.userId);
    }
    for (const account of [person, ...merged]) {
      for (const part of personalData()) await part.forgetLast?.(unit, account);
    }
    return "ERASED";
  });
}
