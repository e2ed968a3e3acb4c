/** Promotions and stores, as staff see and change them (STAFF-38). */
import { sql } from "kysely";
import type { DeskPlace, DeskPromotion, PromotionInput } from "#contract/catalogue-desk";
import type { Note } from "../../audit/audit.port";
import type { Db } from "../../db/client";

export interface OfferStore {
  /** Running ones first, then by code. */
  listPromotions(): Promise<DeskPromotion[]>;
  /** @returns false when the code exists already */
  addPromotion(promotion: PromotionInput, note: Note): Promise<boolean>;
  /** Orders that have it keep it. @returns false when it is not running */
  endPromotion(code: string, note: Note): Promise<boolean>;
  listPlaces(): Promise<DeskPlace[]>;
  /** @returns false for a store that is not there */
  setPlace(id: string, isOpen: boolean, note: Note): Promise<boolean>;
}

type PromotionRow = Omit<DeskPromotion, "startsAt" | "endsAt"> & {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
};

export function createOfferStore(db: Db): OfferStore {
  /** Writes the note when the change was made. */
  const change = (statement: ReturnType<typeof sql>, note: Note) =>
    db.transaction().execute(async (trx) => {
      const { rows } = await statement.execute(trx);
      if (rows.length === 0) return false;
      await note(trx);
      return true;
    });
  return {
    async listPromotions() {
      const { rows } = await sql<PromotionRow>`
        SELECT code, label, percent_off AS "percentOff", cents_off AS "centsOff",
          smallest_sub_total_cents AS "smallestSubTotal", starts_at AS "startsAt", ends_at AS "endsAt",
          most_uses AS "mostUses", uses, most_uses_per_customer AS "mostUsesPerCustomer",
          CASE WHEN ends_at <= now() THEN 'ENDED' WHEN uses >= most_uses THEN 'USED_UP'
            WHEN starts_at > now() THEN 'COMING' ELSE 'RUNNING' END AS state
        FROM promotions ORDER BY COALESCE(ends_at <= now(), false), code`.execute(db);
      return rows.map(({ startsAt, endsAt, ...row }) => ({
        ...row,
        startsAt: startsAt?.toISOString() ?? null,
        endsAt: endsAt?.toISOString() ?? null,
      }));
    },
    addPromotion: (promotion, note) =>
      change(
        sql`INSERT INTO promotions (code, label, percent_off, cents_off, smallest_sub_total_cents, starts_at, ends_at,
            most_uses, most_uses_per_customer)
          VALUES (${promotion.code}, ${promotion.label}, ${promotion.percentOff}, ${promotion.centsOff},
            ${promotion.smallestSubTotal}, ${promotion.startsOn}::date, ${promotion.endsOn}::date + 1,
            ${promotion.mostUses}, ${promotion.mostUsesPerCustomer})
          ON CONFLICT (code) DO NOTHING RETURNING code`,
        note,
      ),
    endPromotion: (code, note) =>
      change(
        sql`UPDATE promotions SET ends_at = now()
          WHERE code = ${code} AND COALESCE(ends_at > now(), true) RETURNING code`,
        note,
      ),
    async listPlaces() {
      const { rows } = await sql<DeskPlace>`
        SELECT id, name, street || ', ' || city || ', ' || state || ' ' || postal_code AS address,
          postal_prefixes AS "postalPrefixes", is_open AS "isOpen" FROM pickup_locations ORDER BY name`.execute(
        db,
      );
      return rows;
    },
    setPlace: (id, isOpen, note) =>
      change(sql`UPDATE pickup_locations SET is_open = ${isOpen} WHERE id = ${id} RETURNING id`, note),
  };
}
