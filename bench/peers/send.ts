/** Sends one request to a peer with fetch, for calls that need response headers. */
import type { LoadRequest } from "../support/closed-loop";
import type { PeerAnswer } from "./peer";

/** @throws Error if the response is not 2xx or has GraphQL errors */
export async function send(port: number, { path, body, headers }: LoadRequest): Promise<PeerAnswer> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { ...headers, "content-type": "application/json" },
    body,
  });
  const text = await answer.text();
  if (!answer.ok || text.includes('"errors"')) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return { headers: answer.headers, body: text };
}
