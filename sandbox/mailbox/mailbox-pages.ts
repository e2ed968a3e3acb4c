/** The mailbox as pages for testers and as JSON for tests. */
import { escapeUTF8 } from "entities";
import type { FastifyInstance } from "fastify";
import { sandboxPage } from "../sandbox-page";
import type { Mailbox, ReceivedMail } from "./mailbox";

const MAX_MAILS = 200;
/** Mail HTML is untrusted: no scripts, no external resources, links open in a new tab. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:";

export function registerMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  const recipientOf = (query: unknown) => {
    const { to } = query as { to?: unknown };
    return typeof to === "string" ? to : "";
  };

  app.get("/mailbox", (_request, reply) => reply.redirect("/mailbox/"));
  app.get("/mailbox/", async (request, reply) => {
    const to = recipientOf(request.query);
    return reply.type("text/html; charset=utf-8").send(listPage(mailbox.list(to), to));
  });
  /** Newest first; `?to=` filters by recipient address. */
  app.get("/mailbox/messages.json", async (request) =>
    mailbox.list(recipientOf(request.query)).slice(0, MAX_MAILS),
  );
  app.get<{ Params: { id: string } }>("/mailbox/messages/:id/", async (request, reply) => {
    const mail = mailbox.find(request.params.id);
    return reply
      .code(mail ? 200 : 404)
      .type("text/html; charset=utf-8")
      .send(mail ? mailPage(mail) : sandboxPage("Email not found", ""));
  });
  app.get<{ Params: { id: string } }>("/mailbox/messages/:id/body.html", async (request, reply) => {
    const mail = mailbox.find(request.params.id);
    return reply
      .code(mail ? 200 : 404)
      .headers({ "content-security-policy": MAIL_POLICY, "x-content-type-options": "nosniff" })
      .type("text/html; charset=utf-8")
      .send(withLinksOutside(mail?.html ?? ""));
  });
}

function listPage(mails: readonly ReceivedMail[], to: string): string {
  const rows = mails.slice(0, MAX_MAILS).map(
    (
      mail,
    ) => `<li><a href="/mailbox/messages/${mail.id}/">${escapeUTF8(mail.subject || "(no subject)")}</a><br>
<span class="quiet">to ${escapeUTF8(mail.to.join(", "))} · ${when(mail)}</span></li>`,
  );
  return sandboxPage(
    "Mailbox",
    `<p>No mail server is configured, so the shop's email arrives here.</p>
<form><label>Sent to <input type="email" name="to" value="${escapeUTF8(to)}"></label><button>Show</button></form>
${rows.length > 0 ? `<ul>${rows.join("\n")}</ul>` : "<p>No email yet.</p>"}`,
  );
}

function mailPage(mail: ReceivedMail): string {
  return sandboxPage(
    mail.subject || "(no subject)",
    `<p class="quiet">from ${escapeUTF8(mail.from)} to ${escapeUTF8(mail.to.join(", "))} · ${when(mail)}</p>
<h2>As text</h2><pre>${escapeUTF8(mail.text)}</pre>
<h2>As HTML</h2><iframe title="Email" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mailbox/messages/${mail.id}/body.html"></iframe>`,
  );
}

function withLinksOutside(html: string): string {
  return html.replace(/<head>/i, '<head><base target="_blank">');
}

function when({ receivedAt }: ReceivedMail): string {
  return receivedAt.slice(0, 19).replace("T", " ");
}
