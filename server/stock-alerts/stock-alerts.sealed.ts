/** The column of stock alerts that holds sealed values. */
import { emailIndex } from "../db/identity";
import type { SealedColumn } from "../db/sealing/sealed-column";

export const STOCK_ALERT_COLUMNS: readonly SealedColumn[] = [
  {
    table: "stock_alerts",
    column: "sealed_email",
    context: "stock_alerts",
    indexesOf: (sealer, { email }: { readonly email: string }) => ({
      email_index: emailIndex(sealer, email, "stock_alerts"),
    }),
  },
];
