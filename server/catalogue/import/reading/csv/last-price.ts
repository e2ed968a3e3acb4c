/** Notices a table that was cut off inside the price its last row ends with: "3" where all others are like "326.99". */
const WITH_CENTS = /\d[.,]\d\d(?:\s?[A-Z]{3})?$/;
/** Fewer rows may have their cents by chance. */
const MIN_ROWS = 5;

export class LastPrice {
  private rows = 0;
  private haveCents = true;

  /** @returns true when the row has no line end and its last cell lost its end as well */
  isCutOff(lastCell: string, isEnded: boolean): boolean {
    if (!this.haveCents) return false;
    const hasCents = WITH_CENTS.test(lastCell);
    if (!isEnded) return !hasCents && this.rows >= MIN_ROWS;
    this.rows += 1;
    this.haveCents = hasCents;
    return false;
  }
}
