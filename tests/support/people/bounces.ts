/** Bounce notices of mail servers, and a shop that receives them. */
import type { FastifyInstance } from "fastify";

const SECRET = "the secret of the mail server";

/** The shop's settings. */
export const BOUNCES = { address: "bounces@mail.shop.example", secret: SECRET };

/**
 * A notice as it arrives (RFC 3464).
 * @param to envelope sender of the bounced email
 * @param recipient original recipient in the notice
 */
export function bounceNotice(
  to: string,
  { status = "5.1.1", action = "failed", recipient = "somebody@mail.example" } = {},
): string {
  return [
    ...[`To: ${to}`, "From: MAILER-DAEMON@mx.mail.example", "Subject: Undelivered Mail Returned to Sender"],
    ...["Content-Type: multipart/report; report-type=delivery-status; boundary=b", "", "--b"],
    ...["Content-Type: message/delivery-status", "", "Reporting-MTA: dns; mx.mail.example", ""],
    ...[`Final-Recipient: rfc822; ${recipient}`, `Action: ${action}`, `Status: ${status}`, "", "--b--"],
  ].join("\r\n");
}

/** Forwards a notice, as the shop's mail server does. @returns the status of the response */
export async function handOnBounce(
  app: FastifyInstance,
  payload: string,
  authorization = `Bearer ${SECRET}`,
): Promise<number> {
  const headers = { "content-type": "application/octet-stream", authorization };
  return (await app.inject({ method: "POST", url: "/webhooks/mail/bounces", headers, payload })).statusCode;
}
