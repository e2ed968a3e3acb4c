/**
 * A mail server that rejects, defers or disconnects depending on the local part; it accepts all other email.
 */
import { SMTPServer } from "smtp-server";
import type { AddressInfo, Socket } from "node:net";
import { createMailbox, type Mailbox } from "../../../sandbox/mailbox/mailbox";
import { BookStorage } from "../../../sandbox/payments/book-storage";
import type { MailSettings } from "../../../server/outside-services";

export interface PickyMailServer {
  readonly mail: MailSettings;
  readonly mailbox: Mailbox;
  /** Number of delivery attempts to this address. */
  attemptsTo(recipient: string): number;
  /** Envelope sender of the last email to this address, which would get its bounce. */
  senderTo(recipient: string): string;
  /** From now on this address accepts email, whatever its name. */
  mend(recipient: string): void;
  /** Accepts no email until the returned function is called. */
  hold(): () => void;
  stop(): Promise<void>;
}

const REFUSALS = {
  nobody: [550, "5.1.1 no such user"],
  full: [552, "5.2.2 the mailbox is full"],
  doubts: [550, "5.1.8 the domain of the sender is not found"],
  busy: [450, "4.2.0 try again later"],
} as const;

/** For breaks-off@… the connection breaks after the email was accepted. */
export async function startPickyMailServer(): Promise<PickyMailServer> {
  const mailbox = createMailbox(new BookStorage(null));
  const attempted: string[] = [];
  const mended = new Set<string>();
  const senders = new Map<string, string>();
  let held = Promise.resolve();
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onRcptTo: ({ address }, { envelope }, done) => {
      attempted.push(address.toLowerCase());
      if (envelope.mailFrom) senders.set(address.toLowerCase(), envelope.mailFrom.address);
      const refusal = REFUSALS[address.split("@")[0] as keyof typeof REFUSALS];
      if (!refusal || mended.has(address)) return done();
      done(Object.assign(new Error(refusal[1]), { responseCode: refusal[0] }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void held
          .then(() => mailbox.receive(Buffer.concat(chunks), recipients))
          .then(() => {
            if (!recipients.some((address) => address.startsWith("breaks-off@"))) return done();
            for (const line of linesOf(server)) if (line.id === session.id) line._socket.destroy();
          });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  server.on("error", () => undefined);
  const { port } = server.server.address() as AddressInfo;
  return {
    mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: "Shop <shop@shop.example>" },
    mailbox,
    attemptsTo: (recipient) => attempted.filter((address) => address === recipient).length,
    senderTo: (recipient) => senders.get(recipient) ?? "",
    mend: (recipient) => void mended.add(recipient),
    hold() {
      let release: () => void = () => undefined;
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The open connections of a server, which are missing from its types. */
function linesOf(server: SMTPServer): Iterable<{ readonly id: string; readonly _socket: Socket }> {
  return (server as unknown as { connections: Iterable<{ id: string; _socket: Socket }> }).connections;
}
