/** The canvas of every drawing, and the variant of a product. */

export const CANVAS = 960;

/** One of three forms and finishes of a drawing. */
export type Form = 0 | 1 | 2;

export interface Variant {
  readonly form: Form;
  /** Wallpaper of lit screens: 0 is the drawing's default, other numbers select alternatives. */
  readonly wallpaper: number;
}

/** Picks a value by form. */
export function pick<T>({ form }: Variant, first: T, second: T, third: T): T {
  return [first, second, third][form] as T;
}

/** A drawing with a different object per form. */
export function perVariant(...drawings: readonly [Draw, Draw, Draw]): (variant: Variant) => string {
  return ({ form }) => drawings[form]();
}
type Draw = () => string;
