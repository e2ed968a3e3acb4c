/** Of payments only a refund names a person, the one who asked for it. Amounts are kept. */
import { sql } from "kysely";
import type { PersonalData } from "../customers/personal-data.port";
import { DELETED_CUSTOMER } from "../db/identity";

export const paymentsData: PersonalData = {
  read: async () => ({}),
  async forget(unit, { userId, username }) {
    await sql`UPDATE refunds SET requested_by = ${DELETED_CUSTOMER}
      WHERE requested_by = ${username} AND order_id IN (SELECT id FROM orders WHERE user_id = ${userId})`.execute(
      unit,
    );
  },
};
