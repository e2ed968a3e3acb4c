/** Emails about due rows: the email and the settled row share one transaction. */
import type { Db, Statement } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { processNext, type NextRow } from "../../jobs/next-row.store";
import { enqueueRevocable, type OutgoingMail } from "./outbox.store";

export interface NextMail<Row> extends NextRow<Row> {
  /** Composes the email of the row, or null to send none. */
  compose(trx: Db, row: Row): OutgoingMail | null | Promise<OutgoingMail | null>;
  /** Builds the statement that settles the row. @param mailId id in the outbox, or null without an email */
  settle(row: Row, mailId: string | null): Statement;
}

/** Emails about the next row. @returns false if no row is due */
export function mailNext<Row>(
  db: Db,
  sealer: Sealer,
  { compose, settle, ...next }: NextMail<Row>,
): Promise<boolean> {
  return processNext(db, next, async (trx, row) => {
    const mail = await compose(trx, row);
    const mailId = mail && (await enqueueRevocable(trx, sealer, mail));
    await settle(row, mailId).execute(trx);
  });
}
