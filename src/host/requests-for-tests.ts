/** Server and request helpers for tests of the site host. */
import { request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Listens on a free port. @returns the server's origin */
export function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}

/** Sends the path exactly as written; fetch would normalize it. */
export function rawStatus(origin: string, target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const url = new URL(origin);
    httpRequest({ host: url.hostname, port: url.port, path: target }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });
}
