/**
 * Hosted payment page of a crypto vendor: amount due, amount received, and buttons that simulate payments.
 */
import { escapeUTF8 } from "entities";
import { type FastifyReply } from "fastify";

export interface HostedAction {
  /** Last segment of the URL the button posts to. */
  readonly name: string;
  readonly label: string;
  /** The effect, in the vendor's terms. */
  readonly hint: string;
}

export interface HostedPage {
  readonly vendor: string;
  readonly title: string;
  /** Id in the page's URL, the base of the buttons' URLs. */
  readonly id: string;
  readonly status: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Coins to choose from; empty if the coin is fixed. */
  readonly coins: readonly { readonly code: string; readonly label: string; readonly amount: string }[];
  readonly actions: readonly HostedAction[];
  /** Link back to the shop. */
  readonly exit: { readonly label: string; readonly url: string | null };
}

const STYLE = `
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1b1f24;background:#f3f5f8}
main{max-width:34rem;margin:0 auto;padding:0 16px 48px}
.mark{background:#7a4b00;color:#fff;text-align:center;padding:8px;font-weight:600;letter-spacing:.04em}
h1{font-size:1.35rem;margin:24px 0 4px}.vendor{margin:0;color:#4a5563}
section{background:#fff;border:1px solid #d5dae1;border-radius:10px;padding:16px 20px;margin-top:16px}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 16px;margin:0}dt{color:#4a5563}
dd{margin:0;text-align:right;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
.status{font-weight:700}h2{font-size:1rem;margin:0 0 8px}
label{display:grid;gap:4px;margin-bottom:12px}select{font:inherit;width:100%;min-width:0;padding:8px 12px;min-height:44px}
ul{list-style:none;margin:0;padding:0;display:grid;gap:10px}
button,.exit{font:inherit;display:block;width:100%;text-align:left;min-height:44px;padding:10px 14px;border-radius:8px;
border:1px solid #6b7480;background:#fff;color:inherit;cursor:pointer;text-decoration:none}
li:first-child button{background:#1b1f24;color:#fff;border-color:#1b1f24}
button small{display:block;opacity:.8}.exit{text-align:center;margin-top:16px}
:is(button,select,a):focus-visible{outline:3px solid #1a56db;outline-offset:2px}`;

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

/** Plain forms, so that the page works with a keyboard, a screen reader and without scripts. */
export function sendHostedPage(reply: FastifyReply, page: HostedPage): FastifyReply {
  return reply
    .headers({ "content-security-policy": POLICY, "cache-control": "no-store" })
    .type("text/html; charset=utf-8")
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeUTF8(page.title)} – SANDBOX</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}</style></head><body>
<div class="mark">SANDBOX – no real money</div><main><h1>${escapeUTF8(page.title)}</h1>
<p class="vendor">${escapeUTF8(page.vendor)}</p>
<section><h2>Payment</h2><dl><dt>Status</dt><dd class="status" role="status">${escapeUTF8(page.status)}</dd>
${page.facts.map(([label, value]) => `<dt>${escapeUTF8(label)}</dt><dd>${escapeUTF8(value)}</dd>`).join("\n")}</dl></section>
${buttons(page)}${exit(page)}</main></body></html>`);
}

function buttons({ id, coins, actions }: HostedPage): string {
  if (actions.length === 0) return "";
  const choice = coins.map(
    (coin) =>
      `<option value="${escapeUTF8(coin.code)}">${escapeUTF8(coin.label)} – ${escapeUTF8(coin.amount)} ${escapeUTF8(coin.code)}</option>`,
  );
  const select = `<label>Coin<select name="coin">${choice.join("")}</select></label>`;
  const items = actions.map(
    (action) =>
      `<li><button formaction="${escapeUTF8(id)}/${escapeUTF8(action.name)}">${escapeUTF8(action.label)}
<small>${escapeUTF8(action.hint)}</small></button></li>`,
  );
  return `<section><h2>What happens next?</h2><form method="post">
${choice.length > 0 ? select : ""}<ul>${items.join("\n")}</ul></form></section>`;
}

function exit({ exit: { label, url } }: HostedPage): string {
  if (!url || !/^https?:\/\//i.test(url)) return "";
  return `<a class="exit" href="${escapeUTF8(url)}">${escapeUTF8(label)}</a>`;
}
