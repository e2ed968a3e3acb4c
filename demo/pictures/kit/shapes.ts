/** Basic shapes as SVG text, in canvas units. */

/** A coordinate in canvas units. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A scale or an offset, which needs more digits than a coordinate. */
export function fine(value: number): number {
  return Math.round(value * 1000) / 1000;
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

/** A white reflection with the given opacity. */
export function sheen(d: string, opacity: number): string {
  return shape(d, "#ffffff", `opacity="${opacity}"`);
}

export function stroke(d: string, colour: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

/** A dashed line with square ends: a row of boxes in one element. The color is no gradient. */
export function dashes(d: string, colour: string, width: number, pattern: string, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-dasharray="${pattern}" ${more}/>`;
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

/** Attribute that rotates a shape by degrees around a point. */
export function tilt(degrees: number, cx: number, cy: number): string {
  return `transform="rotate(${round(degrees)} ${round(cx)} ${round(cy)})"`;
}

/** Dots on a circle, from a start angle in steps, both in radians. */
export function dotsAround(
  count: number,
  cx: number,
  cy: number,
  radius: number,
  dot: number,
  colour: string,
  from: number,
  step: number,
): string {
  return times(count, (i) => {
    const angle = from + i * step;
    return disc(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle), dot, colour);
  });
}

/** Draws a number of copies, each by its index. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

/** Draws each item of a list. */
export function each<T>(items: readonly T[], draw: (item: T, index: number) => string): string {
  return items.map(draw).join("");
}
