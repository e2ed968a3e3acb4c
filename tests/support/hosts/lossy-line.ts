/** A proxy to a vendor that forwards requests and drops chosen responses. */
import { createServer } from "node:http";
import { type AddressInfo } from "node:net";

export interface LossyLine {
  /** Replaces the vendor's address. */
  readonly url: string;
  /**
   * Drops the response to the next request whose method and path start with this; the request is executed.
   */
  loseAnswerOf(start: string): void;
  /** Method and path of every request, without its query. */
  readonly requests: readonly string[];
  /** Forwards to another vendor address from now on. */
  leadTo(url: string): void;
  stop(): Promise<void>;
}

/** @param vendorUrl without a trailing slash */
export async function startLossyLine(vendorUrl: string): Promise<LossyLine> {
  let target = vendorUrl;
  const requests: string[] = [];
  let doomed: string | null = null;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", async () => {
      const called = `${request.method} ${request.url}`;
      requests.push(called.split("?")[0] ?? "");
      const headers = new Headers();
      for (const name of [
        "accept",
        "authorization",
        "content-type",
        "idempotency-key",
        "x-cc-api-key",
        "x-cc-version",
      ]) {
        const value = request.headers[name];
        if (typeof value === "string") headers.set(name, value);
      }
      const body = request.method !== "GET" ? Buffer.concat(parts) : undefined;
      const answer = await fetch(`${target}${request.url}`, { method: request.method, headers, body });
      const text = await answer.text();
      if (doomed !== null && called.startsWith(doomed)) {
        doomed = null;
        request.socket.destroy();
        return;
      }
      response.writeHead(answer.status, { "content-type": "application/json" }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    loseAnswerOf: (start) => {
      doomed = start;
    },
    requests,
    leadTo: (url) => {
      target = url;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
