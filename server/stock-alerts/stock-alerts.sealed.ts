/** Sealed column of stock alerts. */
import { emailColumn } from "../db/sealing/sealed-column";

export const STOCK_ALERT_COLUMNS = [emailColumn("stock_alerts", "sealed_email")];
