/** Server-sent events over fetch: EventSource sends neither a session nor a body. */
import { REST_CALLS } from "#contract/rest/calls.generated";
import { apiUrl } from "./api-url";

/** The server sends a line every 15 seconds, so a longer silence means a broken connection. */
const SILENT_MS = 40_000;

interface Reading {
  readonly body: object;
  readonly authorization?: string;
  readonly signal: AbortSignal;
  /** Called once the stream is open. */
  onOpen(): void;
  onEvent(name: string, data: unknown): void;
}

/**
 * Reads until the stream ends or breaks.
 * @returns the status when there was no stream; 200 when the stream ended normally
 * @throws without a response, when the connection breaks or falls silent, and when `signal` aborts
 */
export async function readEvents(
  name: "streamChat" | "streamChats",
  { body, authorization, signal, onOpen, onEvent }: Reading,
): Promise<number> {
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener("abort", end);
  let timer = setTimeout(end, SILENT_MS);
  try {
    const response = await fetch(apiUrl() + REST_CALLS[name].path, {
      method: "POST",
      headers: { "content-type": "application/json", ...(authorization ? { authorization } : {}) },
      body: JSON.stringify(body),
      signal: ending.signal,
    });
    if (!response.ok || !response.body) return response.status;
    onOpen();
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return response.status;
      clearTimeout(timer);
      timer = setTimeout(end, SILENT_MS);
      const events = (rest + decoder.decode(value, { stream: true })).split("\n\n");
      rest = events.pop() ?? "";
      for (const event of events) {
        const read = readEvent(event);
        if (read) onEvent(read.name, read.data);
      }
    }
  } finally {
    signal.removeEventListener("abort", end);
    clearTimeout(timer);
  }
}

/** @returns null for a comment and for a bare `retry` line */
function readEvent(text: string): { readonly name: string; readonly data: unknown } | null {
  const field = (key: string) =>
    text
      .split("\n")
      .find((line) => line.startsWith(`${key}: `))
      ?.slice(key.length + 2);
  const [name, data] = [field("event"), field("data")];
  return name === undefined || data === undefined ? null : { name, data: JSON.parse(data) as unknown };
}
