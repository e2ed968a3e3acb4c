/** The column of stock alerts that holds sealed values. */
import { emailColumn } from "../db/sealing/sealed-column";

export const STOCK_ALERT_COLUMNS = [emailColumn("stock_alerts", "sealed_email")];
