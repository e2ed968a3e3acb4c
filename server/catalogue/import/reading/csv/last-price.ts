/** Detects a table truncated inside the last row's final price: "3" where all others look like "326.99". */
export const WITH_CENTS = /\d[.,]\d\d(?:\s?[A-Z]{3})?$/;
/** In fewer rows, cents may be a coincidence. */
const MIN_ROWS = 5;

export class LastPrice {
  private rows = 0;
  private haveCents = true;

  /** @returns true if the row has no line end and its last cell is truncated too */
  isCutOff(lastCell: string, isEnded: boolean): boolean {
    if (!this.haveCents) return false;
    const hasCents = WITH_CENTS.test(lastCell);
    if (!isEnded) return !hasCents && this.rows >= MIN_ROWS;
    this.rows += 1;
    this.haveCents = hasCents;
    return false;
  }
}
