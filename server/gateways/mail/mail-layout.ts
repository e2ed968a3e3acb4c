/**
 * The layout of all emails: one column that fits a phone of 320 px. Styles are inline because mail programs
 * drop others. The few dark-mode rules are in a style element, for programs that support dark mode.
 */
import { escapeUTF8 } from "entities";
import type { ShopSettings } from "../../shop.settings";
import type { OutgoingMail } from "./outbox.store";

/** Blocks in display order; the same in text and in HTML. */
export type MailBlock =
  | { readonly paragraph: string }
  | { readonly heading: string }
  | { readonly code: string }
  | { readonly button: string; readonly url: string }
  /** A secondary link, below the main button. */
  | { readonly link: string; readonly url: string }
  | { readonly quote: string }
  /** A paragraph with links. */
  | { readonly prose: readonly (string | { readonly words: string; readonly url: string })[] }
  /** Items: a name with a muted line below, and an amount. */
  | { readonly lines: readonly MailLine[] }
  /** Amounts in a column; the last one is the total. */
  | { readonly sums: readonly MailTotal[] }
  /** Related lines, such as an address. */
  | { readonly address: readonly string[] };

export interface MailLine {
  readonly name: string;
  readonly detail: string;
  /** Empty without an amount. */
  readonly amount: string;
  /** Link target of the name, if any. */
  readonly url?: string;
  /** Small square picture of the item, whose alternative text is the name. */
  readonly pictureUrl?: string;
}

export interface MailTotal {
  readonly label: string;
  readonly amount: string;
}

/** Light and dark colors of the storefront's palettes (src/design/tokens.ts). */
const COLOURS = {
  paper: ["#faf6ee", "#0d1817"],
  surface: ["#fffdf9", "#142321"],
  line: ["#e2d9c8", "#2a403c"],
  ink: ["#142d2b", "#f0efe6"],
  muted: ["#4f605d", "#adbdb7"],
  brand: ["#0d524e", "#86d3c2"],
  brandSoft: ["#dcebe4", "#1d3d38"],
  onBrand: ["#ffffff", "#06211f"],
} as const;
type Colour = keyof typeof COLOURS;
/** The site's icon, beside the name: programs that block pictures still show the name. */
const ICON_PATH = "/icon-192.png";
const ICON_PX = 28;
const PICTURE_PX = 64;
const FONT = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";

/** Sets the light color inline; the class overrides it in dark mode. */
function paint(
  { ink, ground, line }: Partial<Record<"ink" | "ground" | "line", Colour>>,
  style = "",
): string {
  const parts = [
    ink && ["color", "ink", ink],
    ground && ["background-color", "on", ground],
    line && ["border-color", "edge", line],
  ].filter((part) => part !== undefined) as [string, string, Colour][];
  const classes = parts.map(([, prefix, colour]) => `${prefix}-${colour}`).join(" ");
  const styles = parts.map(([property, , colour]) => `${property}:${COLOURS[colour][0]}`);
  return `class="${classes}" style="${[style, ...styles].filter(Boolean).join(";")}"`;
}

const DARK_RULES = (Object.entries(COLOURS) as [Colour, readonly [string, string]][])
  .flatMap(([name, [, dark]]) => [
    `.ink-${name}{color:${dark}!important}`,
    `.on-${name}{background-color:${dark}!important}`,
    `.edge-${name}{border-color:${dark}!important}`,
  ])
  .join("");

export interface MailContent {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  /** Null = the subject. */
  readonly heading: string | null;
  readonly blocks: readonly MailBlock[];
}

export function composeMail({ blocks, heading, ...mail }: MailContent, shop: ShopSettings): OutgoingMail {
  const title = heading ?? mail.subject;
  return { ...mail, text: toText(title, blocks, shop), html: toHtml(title, blocks, shop) };
}

export function greeting(firstName: string): MailBlock {
  return { paragraph: firstName ? `Hi ${firstName},` : "Hi," };
}

function toText(heading: string, blocks: readonly MailBlock[], shop: ShopSettings): string {
  return [
    heading,
    ...blocks.map(blockText),
    `${shop.name}, ${shop.postalAddress}\n${shop.supportPhone} · ${shop.supportEmail}\n${shop.siteUrl}`,
  ].join("\n\n");
}

function blockText(block: MailBlock): string {
  if ("paragraph" in block) return block.paragraph;
  if ("prose" in block) {
    return block.prose
      .map((part) => (typeof part === "string" ? part : `${part.words} (${part.url})`))
      .join("");
  }
  if ("heading" in block) return block.heading.toUpperCase();
  if ("code" in block) return `    ${block.code}`;
  if ("quote" in block) return block.quote.replace(/^/gm, "> ");
  if ("address" in block) return block.address.join("\n");
  if ("sums" in block) return block.sums.map(({ label, amount }) => `${label}: ${amount}`).join("\n");
  if ("lines" in block) {
    return block.lines
      .map(({ name, detail, amount, url }) =>
        [`${name}${amount && `: ${amount}`}`, ...detail.split("\n"), url].filter(Boolean).join("\n  "),
      )
      .join("\n");
  }
  return `${"link" in block ? block.link : block.button}: ${block.url}`;
}

function toHtml(heading: string, blocks: readonly MailBlock[], shop: ShopSettings): string {
  const title = escapeUTF8(heading);
  const table = `role="presentation" width="100%" cellpadding="0" cellspacing="0"`;
  const mailto = `<a href="mailto:${escapeUTF8(shop.supportEmail)}" ${paint({ ink: "brand" })}>${escapeUTF8(shop.supportEmail)}</a>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${DARK_RULES}}</style></head>
<body ${paint({ ink: "ink", ground: "paper" }, `margin:0;padding:0;${FONT}`)}>
<div role="main"><table ${table} ${paint({ ground: "paper" })}><tr>
<td align="center" style="padding:24px 12px">
<table ${table} style="max-width:560px;text-align:left">
<tr><td ${paint({ ink: "brand" }, `padding:0 4px 16px;font-size:20px;font-weight:700;${FONT}`)}>${picture(shop.siteUrl + ICON_PATH, "", ICON_PX, "vertical-align:middle;margin-right:8px")}${escapeUTF8(shop.name)}</td></tr>
<tr><td ${paint({ ink: "ink", ground: "surface", line: "line" }, `border:1px solid;border-radius:12px;padding:24px 20px;font-size:16px;line-height:1.5;overflow-wrap:anywhere;${FONT}`)}>
<h1 ${paint({ ink: "ink" }, `margin:0 0 16px;font-size:24px;line-height:1.25;${FONT}`)}>${title}</h1>
${blocks.map(blockHtml).join("\n")}
</td></tr>
<tr><td ${paint({ ink: "muted" }, `padding:16px 4px;font-size:14px;line-height:1.5;${FONT}`)}>${escapeUTF8(shop.name)}, ${escapeUTF8(shop.postalAddress)}<br>${escapeUTF8(shop.supportPhone)} · ${mailto}</td></tr>
</table></td></tr></table></div></body></html>
`;
}

const MARGIN = "margin:0 0 16px";
const ROWS = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${MARGIN}">`;

function blockHtml(block: MailBlock): string {
  if ("paragraph" in block) return `<p style="${MARGIN}">${withBreaks(block.paragraph)}</p>`;
  if ("prose" in block) return `<p style="${MARGIN}">${block.prose.map(partHtml).join("")}</p>`;
  if ("heading" in block) {
    return `<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.3">${escapeUTF8(block.heading)}</h2>`;
  }
  if ("address" in block) return `<p style="${MARGIN}">${block.address.map(escapeUTF8).join("<br>")}</p>`;
  if ("lines" in block) return `${ROWS}${linesHtml(block.lines)}</table>`;
  if ("sums" in block) return `${ROWS}${block.sums.map(sumHtml).join("")}</table>`;
  if ("quote" in block) {
    return `<blockquote ${paint({ line: "line" }, `${MARGIN};padding:12px 16px;border-left:4px solid`)}>${withBreaks(block.quote)}</blockquote>`;
  }
  if ("code" in block) {
    const style = `${MARGIN};padding:12px 16px;border-radius:8px;font-size:30px;font-weight:700;letter-spacing:6px;text-align:center`;
    return `<p ${paint({ ink: "ink", ground: "brandSoft" }, style)}>${escapeUTF8(block.code)}</p>`;
  }
  if ("link" in block) {
    return `<p style="${MARGIN}">${anchor(block.link, block.url)}</p>`;
  }
  const style =
    "display:inline-block;padding:12px 24px;border-radius:8px;font-weight:700;text-decoration:none";
  return `<p style="${MARGIN}"><a href="${escapeUTF8(block.url)}" ${paint({ ink: "onBrand", ground: "brand" }, style)}>${escapeUTF8(block.button)}</a></p>`;
}

function anchor(words: string, url: string): string {
  return `<a href="${escapeUTF8(url)}" ${paint({ ink: "brand" })}>${escapeUTF8(words)}</a>`;
}

function partHtml(part: string | { readonly words: string; readonly url: string }): string {
  return typeof part === "string" ? withBreaks(part) : anchor(part.words, part.url);
}

function picture(url: string, alt: string, sidePx: number, style: string): string {
  return `<img src="${escapeUTF8(url)}" alt="${escapeUTF8(alt)}" width="${sidePx}" height="${sidePx}" style="border:0;${style}">`;
}

function linesHtml(lines: readonly MailLine[]): string {
  const hasPictures = lines.some(({ pictureUrl }) => pictureUrl !== undefined);
  return lines.map((line) => lineHtml(line, hasPictures)).join("");
}

function lineHtml({ name, detail, amount, url, pictureUrl }: MailLine, hasPictures: boolean): string {
  const edge = paint({ line: "line" }, "padding:10px 12px 10px 0;border-bottom:1px solid;vertical-align:top");
  const below =
    detail && `<br><span ${paint({ ink: "muted" }, "font-size:14px")}>${withBreaks(detail)}</span>`;
  const right = paint(
    { line: "line" },
    "padding:10px 0;border-bottom:1px solid;vertical-align:top;text-align:right;white-space:nowrap",
  );
  const left =
    pictureUrl === undefined
      ? ""
      : picture(pictureUrl, name, PICTURE_PX, "display:block;border-radius:8px;font-size:12px");
  const first = hasPictures ? `<td width="${PICTURE_PX}" ${edge}>${left}</td>` : "";
  return `<tr>${first}<td ${edge}><b>${url === undefined ? escapeUTF8(name) : anchor(name, url)}</b>${below}</td><td ${right}>${escapeUTF8(amount)}</td></tr>`;
}

function sumHtml({ label, amount }: MailTotal, at: number, all: readonly MailTotal[]): string {
  const weight = at === all.length - 1 ? "font-weight:700;font-size:18px;padding:8px 0" : "padding:3px 0";
  return `<tr><td style="${weight}">${escapeUTF8(label)}</td><td style="${weight};text-align:right;white-space:nowrap">${escapeUTF8(amount)}</td></tr>`;
}

function withBreaks(text: string): string {
  return escapeUTF8(text).replace(/\r?\n/g, "<br>");
}
