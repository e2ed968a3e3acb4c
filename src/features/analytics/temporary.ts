/**
 * Dimensions of a product and of one event: visible to later events of the page for 100 ms, then cleared
 * (ANALYTICS-1).
 */
import {
  dimensionIndex,
  findDimension,
  isTemporary,
  TEMPORARY_MS,
  type Dimension,
  type DimensionName,
} from "#contract/analytics/dimensions";

type Texts = Readonly<Partial<Record<DimensionName, string>>>;

export class Temporary {
  private kept: Texts = {};
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onCleared called with the cleared names */
  constructor(private readonly onCleared: (names: readonly DimensionName[]) => void) {}

  /** The current values of the given names. */
  those(names: readonly DimensionName[]): Texts {
    return Object.fromEntries(
      names.flatMap((name) => (this.kept[name] === undefined ? [] : [[name, this.kept[name]]])),
    ) as Texts;
  }

  /** Values of another product replace all of the previous one's. Ignores other dimensions. */
  set(given: Texts): void {
    const names = namesOf(given).filter((name) => isTemporary(rowOf(name)));
    const values = Object.fromEntries(names.map((name) => [name, given[name]])) as Texts;
    const isAnother = names.some(isOfProduct) && values.productId !== this.kept.productId;
    const left = Object.entries(this.kept).filter(
      ([name]) => !(isAnother && isOfProduct(name as DimensionName)),
    );
    this.kept = { ...(Object.fromEntries(left) as Texts), ...values };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.clear(), TEMPORARY_MS);
  }

  clear(): void {
    clearTimeout(this.timer);
    const names = namesOf(this.kept);
    this.kept = {};
    if (names.length > 0) this.onCleared(names);
  }
}

export function namesOf(values: Texts): DimensionName[] {
  return Object.keys(values) as DimensionName[];
}

const rowOf = (name: DimensionName): Dimension => findDimension(dimensionIndex(name))!;
const isOfProduct = (name: DimensionName) => rowOf(name).scope === "product";
