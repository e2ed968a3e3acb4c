/** A product beside its carton and what comes with it. */
import { dim, lite } from "../kit/colours";
import { shadow } from "../kit/materials";
import { linear } from "../kit/paint";
import { at, each, group, rect, shape, stroke } from "../kit/shapes";
import { drawnItems } from "./items";

const KRAFT = ["#cda673", "#c39a66", "#d4b083"] as const;
const WHITE = "#eceae5";
const FLOOR = 650;

interface Packed {
  /** The drawing in canvas units, the y of its base and the x of its middle. */
  readonly art: string;
  readonly foot: number;
  readonly middle: number;
  readonly shape: CartonShape;
  readonly isSmall: boolean;
  /** Mark of the maker, drawn around 0 within a radius of 300 units. */
  readonly mark: string;
  readonly number: number;
  readonly included: readonly string[];
}

/** Width and height of a carton. */
const SIZES = { cube: [390, 410], tall: [320, 530], flat: [430, 320] } as const;
export type CartonShape = keyof typeof SIZES;

/** A closed carton with its right side, tape and the maker's mark. */
function carton(x: number, w: number, h: number, colour: string, mark: string, isTaped: boolean): string {
  const [top, deep, rise] = [FLOOR - h, w * 0.3, w * 0.13];
  const [right, middle] = [x + w, x + w / 2];
  const size = Math.min(w, h) * 0.00085;
  return (
    shape(
      `M${x} ${top} L${x + deep} ${top - rise} H${right + deep} L${right} ${top}Z`,
      linear([lite(colour, 0.28), lite(colour, 0.1)]),
    ) +
    shape(
      `M${right} ${top} L${right + deep} ${top - rise} V${FLOOR - rise} L${right} ${FLOOR}Z`,
      linear([dim(colour, 0.16), dim(colour, 0.34)]),
    ) +
    rect(x, top, w, h, 2, linear([lite(colour, 0.1), dim(colour, 0.07)])) +
    (isTaped
      ? shape(
          `M${middle - 20} ${top} L${middle - 20 + deep} ${top - rise} H${middle + 20 + deep} L${middle + 20} ${top}Z`,
          lite(colour, 0.5),
          'opacity=".7"',
        ) + rect(middle - 20, top, 40, h * 0.16, 0, lite(colour, 0.5), 'opacity=".7"')
      : stroke(`M${x + 2} ${top + h * 0.18} H${right - 2}`, dim(colour, 0.14), 3)) +
    at(middle, top + h * 0.5, mark, `scale(${Math.round(size * 1000) / 1000})`) +
    stroke(`M${x + w * 0.1} ${FLOOR - h * 0.08} h${w * 0.16} m12 0 h${w * 0.1}`, dim(colour, 0.35), 5)
  );
}

/** A picture of the product, its carton and up to four included items. */
export function inTheBox({
  art,
  foot,
  middle,
  shape: form,
  isSmall,
  mark,
  number,
  included,
}: Packed): string {
  const [w, h] = SIZES[form];
  const colour = isSmall ? WHITE : KRAFT[number % KRAFT.length]!;
  const left = 290 - (w * 1.3) / 2;
  const items = drawnItems(included, 4);
  const step = 800 / Math.max(1, items.length);
  return (
    shadow(left + w * 0.66, FLOOR - 8, w * 0.74, 22, 0.34) +
    carton(left, w, h, colour, mark, !isSmall) +
    shadow(672, FLOOR + 66, 190, 12, 0.34) +
    group(art, `transform="translate(672 ${FLOOR + 66}) scale(.56) translate(${-middle} ${-foot})"`) +
    each(items, (item, i) => {
      const x = 80 + step * (i + 0.5);
      return shadow(x, 876, 80, 8, 0.3) + at(x, 876, item, "scale(1.35)");
    })
  );
}
