/** Subscribes to the newsletter by a mailed proof (MARKETING-4). */
import { LIMITS } from "#contract/limits";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { enqueueMail, type OutgoingMail } from "../gateways/mail/outbox.store";
import { insertSubscriber } from "./marketing.store";
import { endSuppression } from "./readers.store";
import type { MarketingChangeParts } from "./receive-contact-request.change";

/** Sealing context of proofs: no other sealed value is accepted as one. */
const PROOF = "newsletter proofs";
const MS_A_DAY = 86_400_000;

interface Proof {
  readonly email: string;
  readonly until: number;
}

/** Mails a proof for the address, unless `isAllowed` refuses because of too many mails. */
export function requestConfirmation(
  { db, sealer }: MarketingChangeParts,
  email: string,
  mailOf: (proof: string) => OutgoingMail,
  isAllowed: (unit: Db) => Promise<boolean>,
): Promise<void> {
  return db.transaction().execute(async (unit) => {
    if (!(await isAllowed(unit))) return;
    const until = Date.now() + LIMITS.newsletter.confirmDays * MS_A_DAY;
    const proof = sealer.seal({ email, until } satisfies Proof, PROOF).toString("base64url");
    await enqueueMail(unit, sealer, mailOf(proof));
  });
}

/**
 * Subscribes the address of the proof. Idempotent: only new subscribers get the mail.
 * @returns false for an expired or invalid proof
 */
export async function confirmSubscription(
  { db, sealer }: MarketingChangeParts,
  proof: string,
  mailOf: (email: string, id: string) => OutgoingMail,
): Promise<boolean> {
  const email = provenBy(sealer, proof);
  if (email === null) return false;
  await db.transaction().execute(async (unit) => {
    const id = await insertSubscriber(unit, sealer, email);
    await endSuppression(unit, sealer, email);
    if (id !== null) await enqueueMail(unit, sealer, mailOf(email, id));
  });
  return true;
}

/** The address of a proof; null for an expired or invalid one. */
function provenBy(sealer: Sealer, proof: string): string | null {
  const sealed = Buffer.from(proof, "base64url");
  // Several base64url texts can decode to the same bytes; only the canonical one counts.
  if (sealed.toString("base64url") !== proof) return null;
  try {
    const { email, until } = sealer.open<Proof>(sealed, PROOF);
    return until > Date.now() ? email : null;
  } catch {
    return null;
  }
}
