/** A line to a vendor that carries requests and loses chosen answers on the way back. */
import { createServer } from "node:http";
import { type AddressInfo } from "node:net";

export interface LossyLine {
  /** Stands for the vendor's address. */
  readonly url: string;
  /** The next request whose method and path begin with this is done, and its answer lost. */
  loseAnswerOf(start: string): void;
  /** Method and path of every request, without its query. */
  readonly requests: readonly string[];
  /** From now on it carries to another vendor's address. */
  leadTo(url: string): void;
  stop(): Promise<void>;
}

/** @param vendorUrl no slash at the end */
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
