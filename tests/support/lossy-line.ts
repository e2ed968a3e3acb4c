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
  stop(): Promise<void>;
}

/** @param vendorUrl no slash at the end */
export async function startLossyLine(vendorUrl: string): Promise<LossyLine> {
  const requests: string[] = [];
  let doomed: string | null = null;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", async () => {
      const called = `${request.method} ${request.url}`;
      requests.push(called.split("?")[0] ?? "");
      const headers = new Headers();
      for (const name of ["authorization", "content-type", "x-cc-api-key", "x-cc-version"]) {
        const value = request.headers[name];
        if (typeof value === "string") headers.set(name, value);
      }
      const body = request.method === "POST" ? Buffer.concat(parts) : undefined;
      const answer = await fetch(`${vendorUrl}${request.url}`, { method: request.method, headers, body });
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
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
