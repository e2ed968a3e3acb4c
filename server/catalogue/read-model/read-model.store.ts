/** Catalogue changes, serialized by the single row of `catalogue_state`. */
import { sql } from "kysely";
import { wake } from "../../jobs/wake";
import { CATALOGUE_CHANNEL, type ChangeCatalogue } from "./read-model.port";

/** Jobs that continue the work a product change leaves for them. */
const FOLLOWERS = [
  "catalogue.offers",
  "catalogue.sale-periods",
  "catalogue.stock-labels",
  "keeping.offer-changes",
  "stock-alerts.mails",
] as const;

export const changeCatalogue: ChangeCatalogue = (db, work) =>
  db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom("catalogue_state")
      .select("revision")
      .forUpdate()
      .executeTakeFirstOrThrow();
    const revision = BigInt(row.revision) + 1n;
    const notify = async (reached: bigint) => {
      await sql`SELECT pg_notify(${CATALOGUE_CHANNEL}, ${reached.toString()})`.execute(tx);
      await wake(tx, ...FOLLOWERS);
    };
    return work({
      tx,
      revision,
      publish: async () => {
        await tx.updateTable("catalogue_state").set({ revision: revision.toString() }).execute();
        await notify(revision);
      },
      publishStock: () => notify(revision - 1n),
    });
  });
