/** Stores visits anonymously, one row each. */
import { sql } from "kysely";
import type { Db } from "../db/client";
import type { Source } from "./source.rules";

const RETENTION_DAYS = 400;

export interface Visit extends Source {
  readonly id: string;
  readonly affiliateId: string | null;
  readonly subAffiliateId: string | null;
  readonly landingPath: string;
  readonly referrerHost: string;
  readonly device: string;
}

export interface VisitStore {
  /** @returns false for a visit already stored */
  add(visit: Visit): Promise<boolean>;
  forget(): Promise<void>;
}

export function createVisitStore(db: Db): VisitStore {
  return {
    async add({ id, source, medium, campaign, affiliateId, subAffiliateId, ...visit }) {
      const { numAffectedRows = 0n } = await sql`
        INSERT INTO visits (id, source, medium, campaign, affiliate_id, sub_affiliate_id, landing_path, referrer_host, device)
        VALUES (${id}, ${source}, ${medium}, ${campaign}, ${affiliateId}, ${subAffiliateId}, ${visit.landingPath},
          ${visit.referrerHost}, ${visit.device})
        ON CONFLICT (id) DO NOTHING`.execute(db);
      return numAffectedRows > 0n;
    },
    async forget() {
      await sql`DELETE FROM visits WHERE started_at < now() - make_interval(days => ${RETENTION_DAYS})`.execute(
        db,
      );
    },
  };
}
