/**
 * A proxy between a shop and its payment vendors: it forwards everything, and falsifies or drops on demand.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface VendorLine {
  readonly port: number;
  /** Sets the address of the vendor sandboxes. */
  leadTo(url: string): void;
  /** Changes every response from now on; null ends that. The request is named as "POST /braintree". */
  rewriteResponses(change: ((text: string, request: string) => string) | null): void;
  /** True: no response. */
  setDown(isDown: boolean): void;
  /** Everything the shop has sent so far: addresses and bodies. */
  sent(): string;
  /** Number of the shop's requests that start with this, such as "POST /braintree". */
  count(start: string): number;
  stop(): Promise<void>;
}

const HOP_BY_HOP = ["host", "connection", "content-length", "accept-encoding", "transfer-encoding"];

/** Transfer headers, which fetch has already processed. */
const OF_THE_TRANSFER = [...HOP_BY_HOP, "content-encoding", "keep-alive"];

export async function startVendorLine(): Promise<VendorLine> {
  let target = "";
  let change: ((text: string, request: string) => string) | null = null;
  let isDown = false;
  const requests: string[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", async () => {
      const name = `${request.method} ${request.url}`;
      requests.push(name);
      bodies.push(Buffer.concat(parts).toString("utf8"));
      if (isDown) return request.socket.destroy();
      const headers = Object.entries(request.headers).filter(([name]) => !HOP_BY_HOP.includes(name));
      try {
        const answer = await fetch(`${target}${request.url}`, {
          method: request.method,
          headers: headers.map(([name, value]) => [name, String(value)] as [string, string]),
          ...(parts.length > 0 && { body: Buffer.concat(parts) }),
        });
        const text = await answer.text();
        response.writeHead(
          answer.status,
          [...answer.headers].filter(([name]) => !OF_THE_TRANSFER.includes(name)),
        );
        response.end(change ? change(text, name) : text);
      } catch {
        request.socket.destroy();
      }
      return undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (url) => {
      target = url;
    },
    rewriteResponses: (newChange) => {
      change = newChange;
    },
    setDown: (isNowDown) => {
      isDown = isNowDown;
    },
    sent: () => [...requests, ...bodies].join("\n"),
    count: (start) => requests.filter((request) => request.startsWith(start)).length,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
