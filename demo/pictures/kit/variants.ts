/** The canvas every product is drawn on, and what a drawing shows of one product. */

export const CANVAS = 960;

/** Which of the three forms and finishes of a drawing. */
export type Form = 0 | 1 | 2;

export interface Variant {
  readonly form: Form;
  /** What lit screens show: 0 is the drawing's own picture, every other number another one. */
  readonly wallpaper: number;
}

/** The choice of a form out of three. */
export function pick<T>({ form }: Variant, first: T, second: T, third: T): T {
  return [first, second, third][form] as T;
}

/** The drawing of a product that is another thing in each of its forms. */
export function perVariant(...drawings: readonly [Draw, Draw, Draw]): (variant: Variant) => string {
  return ({ form }) => drawings[form]();
}
type Draw = () => string;
