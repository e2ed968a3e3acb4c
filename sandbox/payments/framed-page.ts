/** A sandbox page for a frame of the shop; other sites cannot embed it. */
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";

export interface FramedPage {
  /** Last segment of the URL, without extension. */
  readonly name: string;
  readonly title: string;
  readonly body: string;
  /** Runs between SCRIPT_BEGIN and SCRIPT_END. */
  readonly script: string;
}

const STYLE = `
*{box-sizing:border-box}[hidden]{display:none!important}
body{margin:0;padding:4px;font:16px/1.5 system-ui,sans-serif;color:#1b1f24;background:#fff}
h1{font-size:1.1rem;margin:0 0 8px}form{display:grid;gap:12px}label{display:grid;gap:4px;font-size:.9rem}
input,select{font:inherit;padding:10px 12px;border:1px solid #6b7480;border-radius:6px;width:100%;min-height:44px}
input[type=radio]{width:20px;height:20px;min-height:0;margin:0 12px 0 0;padding:0;vertical-align:-4px}
label:has([type=radio]){padding:10px 0}
input[aria-invalid=true]{border-color:#b3261e}
:is(input,select,button):focus-visible{outline:3px solid #1a56db;outline-offset:1px}
.row{display:grid;grid-template-columns:1fr 1fr;gap:12px}
button{font:inherit;min-height:44px;border-radius:6px;border:1px solid #1b1f24;background:#1b1f24;color:#fff}
button[type=button]{background:#fff;color:#1b1f24}.wallet{width:100%}
[role=alert]{margin:0;color:#b3261e}`;

/**
 * The frame's script. It exchanges messages only with the page at the origin in ?origin=, and sends
 * {type:"ready"} and {type:"resize", height}.
 */
const SCRIPT_BEGIN = `
const query = new URLSearchParams(location.search);
const origin = query.get("origin");
const byId = (id) => document.getElementById(id);
const say = (message) => parent.postMessage(message, origin);
const sayHeight = () => say({ type: "resize", height: document.documentElement.getBoundingClientRect().height });

function hear(type, act) {
  addEventListener("message", (event) => {
    if (event.origin === origin && event.source === parent && event.data?.type === type) act(event.data);
  });
}

async function post(path, body) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}
`;
const SCRIPT_END = `
new ResizeObserver(sayHeight).observe(document.body);
say({ type: "ready" });
`;

/** Serves the page and its script. */
export function registerFramedPage(scope: FastifyInstance, page: FramedPage): void {
  const script = SCRIPT_BEGIN + page.script + SCRIPT_END;
  scope.get(`/${page.name}.html`, (request, reply) => sendPage(request, reply, page));
  scope.get(`/${page.name}.js`, (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(script),
  );
}

/** Sends the page for the origin in ?origin=; 400 for an invalid origin. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: FramedPage): FastifyReply {
  const { origin } = request.query as { origin?: unknown };
  if (!isOrigin(origin)) return reply.code(400).type("text/plain").send("?origin= must be a web origin.");
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    "connect-src 'self'",
    `frame-ancestors ${origin}`,
  ].join("; ");
  return reply
    .headers({ "content-security-policy": policy, "cache-control": "no-store" })
    .type("text/html; charset=utf-8")
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${page.title}</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
<body>${page.body}<script type="module" src="${page.name}.js"></script></body></html>`);
}

function isOrigin(value: unknown): value is string {
  if (typeof value !== "string" || !URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.origin === value;
}
