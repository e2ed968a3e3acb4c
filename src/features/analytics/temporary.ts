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
  private current: Texts = {};
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onCleared called with the cleared names */
  constructor(private readonly onCleared: (names: readonly DimensionName[]) => void) {}

  /** The current values of the given names. */
  valuesOf(names: readonly DimensionName[]): Texts {
    return Object.fromEntries(
      names.flatMap((name) => (this.current[name] === undefined ? [] : [[name, this.current[name]]])),
    ) as Texts;
  }

  /** Values of another product replace all of the previous one's. Ignores other dimensions. */
  set(changes: Texts): void {
    const names = namesOf(changes).filter((name) => isTemporary(rowOf(name)));
    const values = Object.fromEntries(names.map((name) => [name, changes[name]])) as Texts;
    const isAnother = names.some(isOfProduct) && values.productId !== this.current.productId;
    const retained = Object.entries(this.current).filter(
      ([name]) => !(isAnother && isOfProduct(name as DimensionName)),
    );
    this.current = { ...(Object.fromEntries(retained) as Texts), ...values };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.clear(), TEMPORARY_MS);
  }

  clear(): void {
    clearTimeout(this.timer);
    const names = namesOf(this.current);
    this.current = {};
    if (names.length > 0) this.onCleared(names);
  }
}

export function namesOf(values: Texts): DimensionName[] {
  return Object.keys(values) as DimensionName[];
}

const rowOf = (name: DimensionName): Dimension => findDimension(dimensionIndex(name))!;
const isOfProduct = (name: DimensionName) => rowOf(name).scope === "product";
