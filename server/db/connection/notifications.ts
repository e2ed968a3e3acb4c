/** Listens to NOTIFY on a dedicated connection that reconnects whenever it breaks. */
import { Client } from "pg";

export interface Listener {
  /** False while the connection is broken. */
  readonly isListening: boolean;
  close(): Promise<void>;
}

const RECONNECT_MS = 1_000;

/**
 * Calls `onMessage` with every message on the channel. Also calls it without a message after every
 * (re)connection, because messages sent in between are lost.
 */
export function listenTo(
  url: string,
  channel: string,
  onMessage: (payload?: string) => void,
  onConnectionError: (error: Error) => void,
): Listener {
  let client: Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;
  let isListening = false;

  const retry = (broken: Client) => {
    if (client !== broken) return;
    client = null;
    isListening = false;
    broken.end().catch(() => undefined);
    if (!isClosed) timer = setTimeout(connect, RECONNECT_MS).unref();
  };
  const connect = () => {
    const newClient = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
    client = newClient;
    newClient.on("notification", ({ payload }) => onMessage(payload));
    newClient.on("error", (error) => {
      onConnectionError(error);
      retry(newClient);
    });
    newClient.on("end", () => retry(newClient));
    newClient
      .connect()
      .then(() => newClient.query(`LISTEN ${newClient.escapeIdentifier(channel)}`))
      .then(() => {
        isListening = true;
        onMessage();
      })
      .catch(() => retry(newClient));
  };
  connect();
  return {
    get isListening() {
      return isListening;
    },
    async close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      const open = client;
      client = null;
      await open?.end().catch(() => undefined);
    },
  };
}
