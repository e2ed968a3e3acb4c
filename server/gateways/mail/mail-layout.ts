/** What all mails look like: one column that fits a phone, styles inline because mail programs drop the rest. */
import { escapeUTF8 } from "entities";
import type { ShopSettings } from "../../config";
import type { MailKind, OutgoingMail } from "../../db/outbox";

/** One after the other; a mail is the same in text and in HTML. */
export type MailBlock =
  | { readonly paragraph: string }
  | { readonly code: string }
  | { readonly button: string; readonly url: string }
  | { readonly quote: string };

/** Of the storefront's light palette (src/design/tokens.ts). */
const COLOURS = {
  paper: "#faf6ee",
  surface: "#fffdf9",
  line: "#e2d9c8",
  ink: "#142d2b",
  muted: "#4f605d",
  brand: "#0d524e",
  brandSoft: "#dcebe4",
  onBrand: "#ffffff",
} as const;
const FONT = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";

export function composeMail(
  kind: MailKind,
  to: string,
  subject: string,
  shop: ShopSettings,
  blocks: readonly MailBlock[],
): OutgoingMail {
  const heading = kind === "verification" ? "Verify your e-mail address" : subject;
  return { kind, to, subject, text: toText(heading, blocks, shop), html: toHtml(heading, blocks, shop) };
}

export function greeting(firstName: string): MailBlock {
  return { paragraph: firstName ? `Hello ${firstName},` : "Hello," };
}

function toText(heading: string, blocks: readonly MailBlock[], shop: ShopSettings): string {
  const lines = blocks.map((block) => {
    if ("paragraph" in block) return block.paragraph;
    if ("code" in block) return `    ${block.code}`;
    if ("quote" in block) return block.quote.replace(/^/gm, "> ");
    return `${block.button}: ${block.url}`;
  });
  return [
    heading,
    ...lines,
    `${shop.name}\n${shop.supportPhone} · ${shop.supportEmail}\n${shop.siteUrl}`,
  ].join("\n\n");
}

function toHtml(heading: string, blocks: readonly MailBlock[], shop: ShopSettings): string {
  const title = escapeUTF8(heading);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light"><title>${title}</title></head>
<body style="margin:0;padding:0;background:${COLOURS.paper};color:${COLOURS.ink};${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${COLOURS.paper}"><tr>
<td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 4px 16px;font-size:20px;font-weight:700;color:${COLOURS.brand};${FONT}">${escapeUTF8(shop.name)}</td></tr>
<tr><td style="background:${COLOURS.surface};border:1px solid ${COLOURS.line};border-radius:12px;padding:24px 20px;font-size:16px;line-height:1.5;overflow-wrap:anywhere;${FONT}">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;color:${COLOURS.ink};${FONT}">${title}</h1>
${blocks.map(blockHtml).join("\n")}
</td></tr>
<tr><td style="padding:16px 4px;font-size:14px;line-height:1.5;color:${COLOURS.muted};${FONT}">${escapeUTF8(shop.name)} · ${escapeUTF8(shop.supportPhone)} · <a href="mailto:${escapeUTF8(shop.supportEmail)}" style="color:${COLOURS.brand}">${escapeUTF8(shop.supportEmail)}</a></td></tr>
</table></td></tr></table></body></html>
`;
}

function blockHtml(block: MailBlock): string {
  const margin = "margin:0 0 16px";
  if ("paragraph" in block) return `<p style="${margin}">${withBreaks(block.paragraph)}</p>`;
  if ("quote" in block) {
    return `<blockquote style="${margin};padding:12px 16px;border-left:4px solid ${COLOURS.line}">${withBreaks(block.quote)}</blockquote>`;
  }
  if ("code" in block) {
    return `<p style="${margin};padding:12px 16px;background:${COLOURS.brandSoft};border-radius:8px;font-size:30px;font-weight:700;letter-spacing:6px;text-align:center">${escapeUTF8(block.code)}</p>`;
  }
  return `<p style="${margin}"><a href="${escapeUTF8(block.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${COLOURS.brand};color:${COLOURS.onBrand};font-weight:700;text-decoration:none">${escapeUTF8(block.button)}</a></p>`;
}

function withBreaks(text: string): string {
  return escapeUTF8(text).replace(/\r?\n/g, "<br>");
}
