/**
 * Event streams of this process: visitors receive their conversation, staff all of them. Hosts notify each
 * other by NOTIFY which conversation changed and read the change from the database. Lost or repeated
 * notifications therefore do no harm (CHAT-4, docs/decisions/chat.md).
 */
import { Readable } from "node:stream";
import type { FastifyBaseLogger } from "fastify";
import { CHAT_AUTHORS, type ChatAdminEvents, type ChatEvents } from "#contract/chat/schema";
import { listenTo, type Listener } from "../db/connection/notifications";
import { CHAT_CHANNEL, type ChatStore } from "./conversations/chat.store";

/** Heartbeat interval: proxies close idle connections. */
const BEAT_MS = 15_000;
/** Polling interval, in case a notification is lost or no connection listens. */
const LOOK_MS = 5_000;
const LOOK_ALONE_MS = 500;
const RETRY_MS = 1_000;
/** Conversations per query. */
const BATCH = 200;
/** Maximum streams of one conversation in this process: another tab ends the oldest. */
const TABS = 5;
/** Slow consumers are disconnected; clients reconnect. */
const MAX_WAITING_BYTES = 262_144;

interface VisitorStream {
  readonly out: Readable;
  /** Number of the last message sent. */
  sent: number;
  status: string;
}

interface AdminStream {
  readonly out: Readable;
  /** User id of the listener. */
  readonly userId: string;
  /** Whether the listener is still authorized. */
  readonly isAllowed: () => Promise<boolean>;
}

export interface ChatStreams {
  /** @param after number of the last message the visitor has */
  openVisitor(conversationId: string, after: number): Readable;
  openAdmin(userId: string, isAllowed: () => Promise<boolean>): Readable;
  /** Ends all streams; clients reconnect to another host. */
  stop(): Promise<void>;
}

export interface StreamParts {
  readonly store: ChatStore;
  /** Null = poll for changes instead of listening. */
  readonly databaseUrl: string | null;
  readonly log: FastifyBaseLogger;
}

export function createChatStreams({ store, databaseUrl, log }: StreamParts): ChatStreams {
  const visitors = new Map<string, Set<VisitorStream>>();
  const adminStreams = new Set<AdminStream>();
  const changed = new Set<string>();
  /** Revisions already read, of recently changed conversations. */
  let revisions = new Map<string, number>();
  let listener: Listener | null = null;
  let timers: NodeJS.Timeout[] = [];
  let reading: Promise<void> | null = null;
  let isStopped = false;

  const hasListeners = (id: string) => adminStreams.size > 0 || visitors.has(id);
  const onBroken = (err: unknown) => log.warn({ err }, "reading chat events failed");

  const readBatch = async (ids: readonly string[]) => {
    const statuses = await store.findStatuses(ids);
    const unsent = statuses.flatMap(({ id, lastNumber }) => {
      const after = Math.min(...[...(visitors.get(id) ?? [])].map(({ sent }) => sent));
      return after < lastNumber ? [{ id, after }] : [];
    });
    const messages = unsent.length > 0 ? await store.listOf(unsent) : [];
    for (const { conversationId, ...message } of messages) {
      for (const stream of visitors.get(conversationId) ?? []) {
        if (message.number <= stream.sent) continue;
        stream.sent = message.number;
        push<ChatEvents, "message">(stream.out, "message", message, message.number);
      }
    }
    for (const { id, revision, lastNumber, staffSeen, state } of statuses) {
      for (const stream of visitors.get(id) ?? []) {
        // More messages than fit into one response.
        if (stream.sent < lastNumber) changed.add(id);
        const status = `${staffSeen} ${state}`;
        if (status === stream.status) continue;
        stream.status = status;
        push<ChatEvents, "status">(stream.out, "status", { staffSeen, state });
      }
      if ((revisions.get(id) ?? 0) >= revision) continue;
      revisions.set(id, revision);
      for (const { out } of adminStreams)
        push<ChatAdminEvents, "chat">(out, "chat", { id, revision, lastNumber });
    }
    // Deleted in the meantime.
    const existingIds = new Set(statuses.map(({ id }) => id));
    for (const id of ids) {
      if (!existingIds.has(id)) for (const { out } of visitors.get(id) ?? []) end(out);
    }
  };
  const readChanged = async () => {
    while (changed.size > 0 && !isStopped) {
      const ids = [...changed].slice(0, BATCH);
      for (const id of ids) changed.delete(id);
      try {
        await readBatch(ids);
      } catch (error) {
        onBroken(error);
        for (const id of ids) changed.add(id);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
      }
    }
  };
  const wake = () => {
    reading ??= readChanged().finally(() => {
      reading = null;
      if (changed.size > 0 && !isStopped) wake();
    });
  };
  const hear = (payload: string | undefined) => {
    if (payload === undefined) {
      // A new connection: catches up on changes made before it.
      for (const id of visitors.keys()) changed.add(id);
      for (const { out } of adminStreams) push<ChatAdminEvents, "reload">(out, "reload", {});
      return wake();
    }
    const [id = "", by, typist = ""] = payload.split(" ");
    if (!hasListeners(id)) return;
    const author = CHAT_AUTHORS.find((name) => name === by);
    if (author === undefined) {
      changed.add(id);
      return wake();
    }
    for (const { out, userId } of adminStreams)
      if (userId !== typist) push<ChatAdminEvents, "typing">(out, "typing", { id, author });
    for (const { out } of visitors.get(id) ?? []) push<ChatEvents, "typing">(out, "typing", { author });
  };
  const look = async () => {
    if (adminStreams.size === 0 && visitors.size === 0) return;
    const recent = await store.recent();
    const before = revisions;
    revisions = new Map(recent.map(({ id, revision }) => [id, Math.min(before.get(id) ?? 0, revision)]));
    for (const { id, revision } of recent)
      if ((before.get(id) ?? 0) < revision && hasListeners(id)) changed.add(id);
    wake();
  };
  const beat = () => {
    for (const streams of visitors.values()) for (const { out } of streams) write(out, ": \n\n");
    for (const { out, isAllowed } of adminStreams) {
      write(out, ": \n\n");
      isAllowed().then(
        (isStill) => {
          if (!isStill) end(out);
        },
        () => end(out),
      );
    }
  };
  /** Starts with the first stream: a host without streams needs no connection. */
  const start = () => {
    if (timers.length > 0 || isStopped) return;
    listener = databaseUrl ? listenTo(databaseUrl, CHAT_CHANNEL, hear, onBroken) : null;
    timers = [
      setInterval(() => void look().catch(onBroken), listener ? LOOK_MS : LOOK_ALONE_MS).unref(),
      setInterval(beat, BEAT_MS).unref(),
    ];
  };
  const openStream = (onClose: () => void): Readable => {
    const out = new Readable({ read: () => undefined, highWaterMark: MAX_WAITING_BYTES });
    out.once("close", onClose);
    // Sends the client its reconnect delay, and confirms that the stream is open.
    out.push(`retry: ${RETRY_MS}\n\n`);
    if (isStopped) end(out);
    start();
    return out;
  };

  return {
    openVisitor(id, after) {
      const streams = visitors.get(id) ?? new Set();
      visitors.set(id, streams);
      const out = openStream(() => {
        streams.delete(stream);
        if (streams.size === 0 && visitors.get(id) === streams) visitors.delete(id);
      });
      const stream: VisitorStream = { out, sent: after, status: "" };
      const [oldest] = streams;
      if (oldest && streams.size >= TABS) end(oldest.out);
      streams.add(stream);
      changed.add(id);
      wake();
      return out;
    },
    openAdmin(userId, isAllowed) {
      const out = openStream(() => adminStreams.delete(stream));
      const stream: AdminStream = { out, userId, isAllowed };
      adminStreams.add(stream);
      push<ChatAdminEvents, "reload">(out, "reload", {});
      return out;
    },
    async stop() {
      isStopped = true;
      timers.forEach(clearInterval);
      for (const { out } of [...adminStreams, ...[...visitors.values()].flatMap((streams) => [...streams])])
        end(out);
      await listener?.close();
      await reading;
    },
  };
}

function push<Events, Name extends keyof Events & string>(
  out: Readable,
  name: Name,
  data: Events[Name],
  id?: number,
): void {
  write(out, `event: ${name}\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`);
}

const closedStreams = new WeakSet<Readable>();

function end(out: Readable): void {
  if (closedStreams.has(out)) return;
  closedStreams.add(out);
  out.push(null);
}

function write(out: Readable, text: string): void {
  if (out.destroyed || closedStreams.has(out)) return;
  if (out.readableLength > MAX_WAITING_BYTES) out.destroy();
  else out.push(text);
}
