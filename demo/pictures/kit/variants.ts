/** The canvas every product is drawn on, and the three finishes it is drawn in. */

export const CANVAS = 960;

/** Which of the three finishes of a product is drawn. */
export type Variant = 0 | 1 | 2;

/** The choice of a variant out of three. */
export function pick<T>(variant: Variant, first: T, second: T, third: T): T {
  return [first, second, third][variant] as T;
}

/** The drawing of a product that is another thing in each of its finishes. */
export function perVariant(...drawings: readonly [Draw, Draw, Draw]): (variant: Variant) => string {
  return (variant) => drawings[variant]();
}
type Draw = () => string;
