/** The column of reviews that holds sealed values. */
import { emailColumn } from "../db/sealing/sealed-column";

export const REVIEW_COLUMNS = [emailColumn("reviews", "sealed_words")];
