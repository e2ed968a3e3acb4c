/**
 * The pen of the demo pictures: it collects gradients and filters. Everything is plain SVG text on a square canvas, so
 * the same input always draws the same picture.
 */
import { round } from "./shapes";

export const CANVAS = 960;

/** A colour, or a colour with its opacity after a slash: "#ffffff/0.4". */
export type Stop = string | readonly [offset: number, colour: string];

/** Which of the three finishes of a product is drawn. */
export type Variant = 0 | 1 | 2;

/** The choice of a variant out of three. */
export function pick<T>(variant: Variant, first: T, second: T, third: T): T {
  return [first, second, third][variant] as T;
}

/** The drawing of a product that is another thing in each of its finishes. */
export function perVariant(...drawings: readonly [Draw, Draw, Draw]): (pen: Pen, variant: Variant) => string {
  return (pen, variant) => drawings[variant](pen);
}
type Draw = (pen: Pen) => string;

/** Collects definitions (gradients, blurs, clips, patterns) and hands out references to them. */
export class Pen {
  private readonly defs: string[] = [];

  /** Everything handed out so far, as the content of a defs element. */
  get definitions(): string {
    return this.defs.join("");
  }

  private define(draw: (id: string) => string): string {
    const id = `d${this.defs.length}`;
    this.defs.push(draw(id));
    return `url(#${id})`;
  }

  /** A gradient along an angle in degrees: 0 runs left to right, 90 top to bottom. */
  linear(stops: readonly Stop[], angle = 90): string {
    const turn = `rotate(${angle} .5 .5)`;
    return this.define(
      (id) => `<linearGradient id="${id}" gradientTransform="${turn}">${stopTags(stops)}</linearGradient>`,
    );
  }

  /** A gradient from a point of the shape's box (0..1) outwards. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.define(
      (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`,
    );
  }

  /** A blur as an attribute. */
  blur(deviation: number): string {
    const box = 'x="-60%" y="-60%" width="220%" height="220%"';
    const blur = `<feGaussianBlur stdDeviation="${deviation}"/>`;
    return `filter="${this.define((id) => `<filter id="${id}" ${box}>${blur}</filter>`)}"`;
  }

  /** A filter of the given primitives, as a reference. */
  filter(primitives: string): string {
    return this.define((id) => `<filter id="${id}">${primitives}</filter>`);
  }

  /** A clip by shapes as an attribute. */
  clip(shapes: string): string {
    return `clip-path="${this.define((id) => `<clipPath id="${id}">${shapes}</clipPath>`)}"`;
  }

  /** A tile repeated in both directions, in canvas units. */
  pattern(width: number, height: number, content: string, transform = ""): string {
    const size = `width="${width}" height="${height}" patternUnits="userSpaceOnUse"`;
    return this.define(
      (id) => `<pattern id="${id}" ${size} patternTransform="${transform}">${content}</pattern>`,
    );
  }

  /** Named content for use elements. */
  symbol(content: string): string {
    const id = `d${this.defs.length}`;
    this.defs.push(`<g id="${id}">${content}</g>`);
    return `#${id}`;
  }
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const [offset, paint] = typeof stop === "string" ? [index / (stops.length - 1), stop] : stop;
      const [colour, opacity = "1"] = paint.split("/");
      return `<stop offset="${round(offset)}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
    })
    .join("");
}
