/** Plain layout of the sandbox pages, clearly different from the shop. */
import { escapeUTF8 } from "entities";

export function sandboxPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href="data:,"><title>${escapeUTF8(title)} · Sandbox</title>
<style>
:root{color-scheme:light dark;--edge:light-dark(#868e99,#7b8694);--line:light-dark(#d5dae0,#39424d);--link:light-dark(#1a4fc4,#9dbdff)}
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f4f5f7,#14181d);color:light-dark(#1b1f24,#eceff3)}
header{background:#5a2ca0;color:#fff;padding:8px 16px}header a{color:#fff;margin-left:12px}
main{max-width:760px;margin:0 auto;padding:16px}h1{font-size:24px}a{color:var(--link)}
ul{list-style:none;padding:0}li{border-bottom:1px solid var(--line);padding:12px 0;overflow-wrap:anywhere}
table{border-collapse:collapse}th,td{text-align:left;font-weight:400;vertical-align:top;padding:8px 12px;border-bottom:1px solid var(--line)}
.figures{width:100%}.figures :is(th,td){padding:8px 4px}
pre{white-space:pre-wrap;overflow-wrap:anywhere}label{display:block;margin:12px 0}
input[type=text],input[type=email]{display:block;font:inherit;width:100%;box-sizing:border-box;min-height:44px;padding:8px 12px;border:1px solid var(--edge);border-radius:6px}
input[type=radio]{width:24px;height:24px;margin:0 8px 0 0;vertical-align:-6px}fieldset{border:1px solid var(--line);border-radius:6px}
button{font:inherit;min-height:44px;padding:8px 20px;border:1px solid var(--edge);border-radius:6px;cursor:pointer}
.wide{width:100%;text-align:left;margin:4px 0}.quiet{color:light-dark(#59636e,#a7b1bd)}
iframe{width:100%;height:640px;border:1px solid var(--line);border-radius:6px;background:#fff}
:is(a,button,input):focus-visible{outline:3px solid var(--link);outline-offset:2px}
</style></head>
<body><header><strong>Sandbox</strong><a href="/">Overview</a><a href="/mailbox/">Mailbox</a></header>
<main><h1>${escapeUTF8(title)}</h1>
${body}
</main></body></html>`;
}
