/** A mail server that accepts all mail and relays none. */
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";
import type { AddressInfo } from "node:net";
import type { Mailbox } from "./mailbox";

interface SmtpReceiver {
  readonly port: number;
  stop(): Promise<void>;
}

const LARGEST_MAIL = 5_000_000;

/** @param port 0 picks a free port. A mail is stored in the mailbox before SMTP confirms it to the sender. */
export async function startSmtpReceiver(mailbox: Mailbox, port: number): Promise<SmtpReceiver> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    allowInsecureAuth: true,
    size: LARGEST_MAIL,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? "anybody" }),
    onData: (stream, session, done) => {
      readAll(stream)
        .then((raw) =>
          mailbox.receive(
            raw,
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        )
        .then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error("not taken")),
        );
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve());
  });
  // A client that disconnects during transfer must not crash the process.
  server.removeAllListeners("error");
  server.on("error", () => undefined);
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  if (stream.sizeExceeded) throw Object.assign(new Error("The mail is too large"), { responseCode: 552 });
  return Buffer.concat(chunks);
}
