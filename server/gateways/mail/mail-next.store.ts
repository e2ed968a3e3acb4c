/** The one way to mail somebody about a row that is due: the mail and the settled row are one transaction. */
import type { Db, Statement } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { workOnNext, type NextRow } from "../../jobs/next-row.store";
import { enqueueRevocable, type OutgoingMail } from "./outbox.store";

export interface NextMail<Row> extends NextRow<Row> {
  /** Composes the mail of the row; null: nobody is mailed. */
  compose(trx: Db, row: Row): OutgoingMail | null | Promise<OutgoingMail | null>;
  /** The statement after which the row is no longer due. @param mailId in the outbox; null without a mail */
  settle(row: Row, mailId: string | null): Statement;
}

/** Mails about the next row. @returns false when no row is due */
export function mailNext<Row>(
  db: Db,
  sealer: Sealer,
  { compose, settle, ...next }: NextMail<Row>,
): Promise<boolean> {
  return workOnNext(db, next, async (trx, row) => {
    const mail = await compose(trx, row);
    const mailId = mail && (await enqueueRevocable(trx, sealer, mail));
    await settle(row, mailId).execute(trx);
  });
}
