/**
 * The drawing kit of the demo pictures: a pen that collects gradients and filters, colours, primitives and
 * materials. Everything is plain SVG text on a square canvas, so the same input always draws the same picture.
 */
export const CANVAS = 960;

/** A colour, or a colour with its opacity after a slash: "#ffffff/0.4". */
export type Stop = string | readonly [offset: number, colour: string];

/** Which of the three finishes of a product is drawn. */
export type Variant = 0 | 1 | 2;

/** The choice of a variant out of three. */
export function pick<T>(variant: Variant, first: T, second: T, third: T): T {
  return [first, second, third][variant] as T;
}

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

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A colour between two hex colours; share 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number): number => parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

export function lite(colour: string, share: number): string {
  return mix(colour, "#ffffff", share);
}

export function dim(colour: string, share: number): string {
  return mix(colour, "#05070a", share);
}

export function rect(x: number, y: number, w: number, h: number, r: number, fill: string, more = ""): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${round(r)}" fill="${fill}" ${more}/>`;
}

export function oval(cx: number, cy: number, rx: number, ry: number, fill: string, more = ""): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`;
}

export function disc(cx: number, cy: number, r: number, fill: string, more = ""): string {
  return oval(cx, cy, r, r, fill, more);
}

export function shape(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function stroke(d: string, colour: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function ring(cx: number, cy: number, r: number, colour: string, width: number, more = ""): string {
  return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;
}

export function group(content: string, more: string): string {
  return `<g ${more}>${content}</g>`;
}

export function at(x: number, y: number, content: string, more = ""): string {
  return group(content, `transform="translate(${round(x)} ${round(y)}) ${more}"`);
}

/** As many copies as asked, each drawn by its number. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

/** A face lit from above. */
export function lit(pen: Pen, colour: string, contrast = 0.22): string {
  return pen.linear([lite(colour, contrast), [0.45, colour], dim(colour, contrast)]);
}

/** A standing cylinder lit from the left. */
export function cylinder(pen: Pen, colour: string, contrast = 0.45): string {
  const stops: Stop[] = [
    dim(colour, contrast),
    [0.12, dim(colour, contrast * 0.3)],
    [0.3, lite(colour, contrast)],
    [0.5, colour],
    [0.82, dim(colour, contrast * 0.75)],
    [0.95, dim(colour, contrast)],
    dim(colour, contrast * 0.6),
  ];
  return pen.linear(stops, 0);
}

/** A lying cylinder lit from above. */
export function roller(pen: Pen, colour: string, contrast = 0.4): string {
  const stops: Stop[] = [
    dim(colour, 0.15),
    [0.2, lite(colour, contrast)],
    [0.45, colour],
    dim(colour, contrast + 0.2),
  ];
  return pen.linear(stops);
}

/** Brushed steel or aluminium: slow reflections from left to right. */
export function brushed(pen: Pen, colour: string, contrast = 0.16): string {
  const c = contrast;
  const stops: Stop[] = [
    dim(colour, c * 0.9),
    [0.14, lite(colour, c)],
    [0.3, colour],
    [0.52, lite(colour, c * 2)],
    [0.7, dim(colour, c * 0.4)],
    [0.88, lite(colour, c * 0.6)],
    dim(colour, c * 1.2),
  ];
  return pen.linear(stops, 8);
}

/** A sphere or cup lit from the upper left. */
export function ball(pen: Pen, colour: string, contrast = 0.4): string {
  return pen.radial(
    [lite(colour, contrast), [0.35, colour], [0.85, dim(colour, contrast)], dim(colour, contrast * 0.7)],
    0.36,
    0.28,
    0.8,
  );
}

/** A rounded body with a lit face, a bright upper edge and a dark lower one. */
export function body(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  colour: string,
  fill = lit(pen, colour),
): string {
  const edge = pen.linear([
    lite(colour, 0.75),
    [0.3, `${colour}/0.2`],
    [0.7, `${dim(colour, 0.4)}/0.3`],
    dim(colour, 0.6),
  ]);
  return (
    rect(x, y, w, h, r, fill) +
    rect(x + 1.5, y + 1.5, w - 3, h - 3, r - 1.5, "none", `stroke="${edge}" stroke-width="3"`)
  );
}

/** A tube along a path: dark rim, colour, and a highlight on its upper left. */
export function tube(d: string, width: number, colour: string): string {
  const lift = round(width * 0.16);
  return (
    stroke(d, dim(colour, 0.5), width) +
    stroke(d, colour, round(width * 0.78), `transform="translate(${-lift / 2} ${-lift / 2})"`) +
    stroke(d, lite(colour, 0.5), round(width * 0.2), `transform="translate(${-lift} ${-lift})" opacity=".8"`)
  );
}

/** A soft dark blot on the ground. */
export function shadow(pen: Pen, cx: number, cy: number, rx: number, ry: number, opacity = 0.4): string {
  return oval(cx, cy, rx, ry, "#1a1612", `opacity="${opacity}" ${pen.blur(Math.max(3, ry * 0.7))}`);
}
