/**
 * Gradients, filters, clips and patterns. SVG defines them once and refers to them by id. Here a definition
 * is written inline in braces, and svgDocument hoists it into the defs. A shape is therefore plain text and
 * drawing is deterministic.
 */
import { fine, round } from "./shapes";

/** A color with optional opacity after a slash: "#ffffff/0.4". Stops without an offset are evenly spaced. */
export type Stop = string | readonly [offset: number, colour: string];

/** A gradient along an angle in degrees: 0 runs left to right, 90 top to bottom. */
export function linear(stops: readonly Stop[], angle = 90): string {
  return `{<linearGradient gradientTransform="rotate(${angle} .5 .5)">${stopTags(stops)}</linearGradient>}`;
}

/** A gradient outward from a point of the shape's box (0..1). */
export function radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  return `{<radialGradient cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>}`;
}

/** A blur as an attribute. */
export function blur(deviation: number): string {
  const box = 'x="-60%" y="-60%" width="220%" height="220%"';
  return `filter="{<filter ${box}><feGaussianBlur stdDeviation="${deviation}"/></filter>}"`;
}

/** A clip by shapes as an attribute. */
export function clip(shapes: string): string {
  return `clip-path="{<clipPath>${shapes}</clipPath>}"`;
}

/** A tile repeated in both directions, in canvas units. */
export function pattern(width: number, height: number, content: string): string {
  const size = `width="${width}" height="${height}" patternUnits="userSpaceOnUse"`;
  return `{<pattern ${size}>${content}</pattern>}`;
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const [offset, paint] = typeof stop === "string" ? [index / (stops.length - 1), stop] : stop;
      const [colour, opacity = "1"] = paint.split("/");
      return `<stop offset="${fine(offset)}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
    })
    .join("");
}

/** An SVG document with deduplicated definitions in the head. */
export function svgDocument(content: string, width: number, height: number): string {
  const ids = new Map<string, string>();
  const body = content.replace(/\{([^{}]*)\}/g, (_, definition: string) => {
    const id = ids.get(definition) ?? `d${ids.size}`;
    ids.set(definition, id);
    return `url(#${id})`;
  });
  const head = [...ids].map(([definition, id]) => definition.replace(/^<\w+/, `$& id="${id}"`)).join("");
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return small(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${head}</defs>${body}</svg>`);
}

/** Omits default attributes and digits that no pixel shows. */
function small(svg: string): string {
  return svg
    .replace(/ d="[^"]*"/g, (path) => path.replace(/\d+\.\d+/g, (number) => `${round(Number(number))}`))
    .replace(/ (?:rx="0"|stop-opacity="1")/g, "")
    .replace(/ gradientTransform="rotate\(0 \.5 \.5\)"/g, "")
    .replace(/ gradientTransform="rotate\(90 \.5 \.5\)"/g, ' x2="0" y2="1"')
    .replace(/(stroke-width|opacity|offset)="(-?)0\./g, '$1="$2.')
    .replace(/ +\/>/g, "/>");
}
