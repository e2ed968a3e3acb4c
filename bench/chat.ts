/**
 * Chat benchmark: a thousand visitors in open chats on one API process, and staff. Measures the time from
 * sending a message to its display under a steady two-way load, and the memory of the streams. BENCH_CHATS
 * overrides the number of chats.
 */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { request, type ClientRequest, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { ChatAdminEvents, ChatMessage, VisitorChat } from "#contract/chat/schema";
import type { Envelope } from "#contract/rest/envelope";
import { REST } from "#contract/rest/endpoints";
import { readConfig } from "../server/config";
import { signedIn } from "../tests/support/people/accounts";
import { createTestDatabase } from "../tests/support/hosts/fresh-db";
import { seedCatalogue } from "../tests/support/catalogue/seed-catalogue";
import { closeTestServer, openTestServer } from "../tests/support/hosts/test-server";
import type { BenchReport } from "./support/bench-report";
import { startChildHost, type ChildHost } from "./support/child-host";
import { Connection, summarise, type LoadRequest, type LoadResult } from "./support/closed-loop";
import { readSize } from "./support/read-size";
import { runSteadyLoad } from "./support/steady-load";

const CHATS = readSize("BENCH_CHATS", 1_000);
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 20);
const WARM_UP_SECONDS = 5;
/** Messages from visitors and staff together: with a thousand chats, one per person every twenty seconds. */
const PER_SECOND = 50;
const SCREEN_MS = 300;
const GROWTH_MB = 100;
/** Debounce of the staff list after changes (src/features/chat/admin/chat-admin.tsx). */
const GATHER_MS = 150;
const LOOK_MS = 250;
/** Time for pending messages to arrive. */
const SETTLE_MS = 5_000;

interface Chat {
  readonly token: string;
  readonly id: string;
  /** Number of the last message read by staff. */
  read: number;
}

export async function run(report: BenchReport): Promise<void> {
  await openTestServer({ isDurable: true });
  const database = await createTestDatabase();
  try {
    await seedCatalogue(database.db, 500);
    const env = { DATABASE_URL: database.url, LOG_LEVEL: "fatal", REQUESTS_PER_MINUTE: "0" };
    const host = await startChildHost("server/main.ts", env, ["--max-semi-space-size=4"]);
    try {
      const { bearer } = await signedIn({ database, configFor: () => readConfig(env) }, "CUSTOMERSUPPORT");
      await measure(report, host, bearer);
    } finally {
      await host.stop();
    }
  } finally {
    await database.drop();
    await closeTestServer();
  }
}

async function measure(report: BenchReport, host: ChildHost, bearer: string): Promise<void> {
  const { port } = host;
  const chats = await begin(port);
  const screens = new Screens(port, bearer, chats);
  await screens.send(WARM_UP_SECONDS);
  const idle = host.residentMb();
  await screens.open();
  await screens.send(WARM_UP_SECONDS);
  screens.forget();
  let peakMb = host.residentMb();
  const looking = setInterval(() => (peakMb = Math.max(peakMb, host.residentMb())), LOOK_MS);
  const used = host.processorSeconds();
  const sent = await screens.send(SECONDS);
  await screens.settle();
  clearInterval(looking);
  const bare = await runSteadyLoad({
    port,
    perSecond: PER_SECOND,
    seconds: SECONDS / 2,
    request: () => ({ path: "/health" }),
  });
  const ms = (name: string, times: number[]) => {
    const { p50, p99 } = summarise(times, SECONDS);
    report.figure(`${name} p50`, p50, "ms", undefined, bare.p50);
    report.figure(`${name} p99`, p99, "ms", { max: SCREEN_MS }, bare.p99);
  };
  report.figure("open chats", screens.openChats, "streams", { min: CHATS });
  report.figure("taken, p99", sent.p99, "ms", undefined, bare.p99);
  ms("from staff to the visitor's screen", screens.toVisitors);
  ms("from the visitor to the desk's screen", screens.toStaff);
  const delivered = screens.toVisitors.length + screens.toStaff.length;
  report.figure("messages that reached no screen", sent.requests - delivered, "messages", { max: 0 });
  report.figure("resident memory more than without streams, peak", peakMb - idle, "MB", { max: GROWTH_MB });
  report.figure("of a processor", ((host.processorSeconds() - used) / SECONDS) * 100, "%");
  report.addNote(
    `${PER_SECOND} messages a second; each is noted as seen, and the desk reads its list as it does`,
  );
  report.addNote("baseline: GET /health at the same rate right after, with the streams still open");
  report.addNote("database, API host and load share this machine's processors");
  screens.close();
}

/** Conversations with a first message, from the staff list. */
async function begin(port: number): Promise<Chat[]> {
  const pool = await Pool.open(port, 8);
  const chats = await Promise.all(
    Array.from({ length: CHATS }, async (_, at) => {
      const startKey = randomUUID();
      const begun = await pool.send<VisitorChat>(
        post(REST.startChat.path, { startKey, name: `Visitor ${at}`, page: "/" }),
      );
      const { token } = begun;
      await pool.send(post(REST.writeChat.path, { token, clientId: randomUUID(), text: "Hello", page: "/" }));
      return { token, id: token.split(".", 1)[0]!, read: 1 };
    }),
  );
  pool.close();
  return chats;
}

/** Screens of visitors and staff, with the delay until a message is displayed. */
class Screens {
  readonly toVisitors: number[] = [];
  readonly toStaff: number[] = [];
  private readonly sentAt = new Map<string, number>();
  private readonly byId: ReadonlyMap<string, Chat>;
  private readonly streams: ClientRequest[] = [];
  private pool: Pool | null = null;
  private gathering: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(
    private readonly port: number,
    private readonly bearer: string,
    private readonly chats: readonly Chat[],
  ) {
    this.byId = new Map(chats.map((chat) => [chat.id, chat]));
  }

  get openChats(): number {
    return this.streams.filter(({ destroyed }) => !destroyed).length - 1;
  }

  /** @returns response times of the writers */
  send(seconds: number): Promise<LoadResult> {
    return runSteadyLoad({
      port: this.port,
      perSecond: PER_SECOND,
      seconds,
      request: (position) => {
        const { token, id } = this.chats[(position * 7_919) % this.chats.length]!;
        const [clientId, text] = [randomUUID(), `Message ${position}`];
        this.sentAt.set(clientId, performance.now());
        return position % 2 === 0
          ? post(REST.writeChat.path, { token, clientId, text, page: "/" })
          : post(REST.answerChat.path.replace(":id", id), { clientId, text }, this.bearer);
      },
    });
  }

  async open(): Promise<void> {
    this.pool = await Pool.open(this.port, 8);
    const { streamChat, streamChats } = REST;
    await this.listen(streamChats.path, { tab: randomUUID() }, (name, data) => {
      if (name === "chat") this.onChatEvent(data as ChatAdminEvents["chat"]);
    });
    for (let from = 0; from < this.chats.length; from += 50) {
      await Promise.all(
        this.chats.slice(from, from + 50).map(({ token }) =>
          this.listen(streamChat.path, { token, after: 1 }, (name, data) => {
            if (name === "message") this.onVisitor(token, data as ChatMessage);
          }),
        ),
      );
    }
  }

  /** Discards the measurements so far. */
  forget(): void {
    this.sentAt.clear();
    this.toVisitors.length = 0;
    this.toStaff.length = 0;
  }

  async settle(): Promise<void> {
    const deadline = performance.now() + SETTLE_MS;
    while (this.sentAt.size > 0 && performance.now() < deadline) await wait(LOOK_MS);
  }

  close(): void {
    this.isClosed = true;
    for (const stream of this.streams) stream.destroy();
    this.pool?.close();
  }

  private onVisitor(token: string, { clientId, number, author }: ChatMessage): void {
    if (author !== "STAFF") return;
    this.recordDelay(clientId, this.toVisitors);
    this.sendRequest(post(REST.sendChatReceipts.path, { token, seen: number }));
  }

  /** Reads the conversation that is open at the staff screen, and the list after the debounce. */
  private onChatEvent({ id, lastNumber }: ChatAdminEvents["chat"]): void {
    this.gathering ??= setTimeout(() => {
      this.gathering = null;
      this.sendRequest(
        post(REST.listChats.path, { state: "WAITING", pageNumber: 1, pageSize: 50 }, this.bearer),
      );
    }, GATHER_MS);
    const chat = this.byId.get(id)!;
    if (chat.read >= lastNumber) return;
    const after = chat.read;
    chat.read = lastNumber;
    const read = post(REST.getStaffChat.path.replace(":id", id), { after }, this.bearer);
    this.sendRequest<{ readonly messages: readonly ChatMessage[] }>(read, ({ messages }) => {
      for (const { clientId, author } of messages)
        if (author === "VISITOR") this.recordDelay(clientId, this.toStaff);
    });
  }

  private recordDelay(clientId: string, times: number[]): void {
    const sentAt = this.sentAt.get(clientId);
    if (sentAt === undefined) return;
    this.sentAt.delete(clientId);
    times.push(performance.now() - sentAt);
  }

  private sendRequest<Data>(request: LoadRequest, onData: (data: Data) => void = () => undefined): void {
    if (this.isClosed) return;
    this.pool!.send<Data>(request).then(onData, (error: unknown) => {
      if (!this.isClosed) console.error(error);
    });
  }

  private async listen(
    path: string,
    body: object,
    onEvent: (name: string, data: unknown) => void,
  ): Promise<void> {
    const headers = { "content-type": "application/json", authorization: this.bearer };
    const stream = request({
      host: "127.0.0.1",
      port: this.port,
      method: "POST",
      path,
      headers,
      agent: false,
    });
    this.streams.push(stream);
    stream.end(JSON.stringify(body));
    const [answer] = (await once(stream, "response")) as [IncomingMessage];
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
    stream.on("error", () => undefined);
    answer.on("error", () => undefined);
    let rest = "";
    answer.setEncoding("utf8").on("data", (text: string) => {
      const events = (rest + text).split("\n\n");
      rest = events.pop() ?? "";
      for (const event of events) {
        const [, name] = /^event: (.+)$/m.exec(event) ?? [];
        const [, data] = /^data: (.+)$/m.exec(event) ?? [];
        if (name && data) onEvent(name, JSON.parse(data));
      }
    });
  }
}

/** A pool of connections, each with one request at a time. */
class Pool {
  private readonly waiting: ((connection: Connection) => void)[] = [];

  private constructor(
    private readonly all: readonly Connection[],
    private readonly free: Connection[] = [...all],
  ) {}

  static async open(port: number, connections: number): Promise<Pool> {
    return new Pool(await Promise.all(Array.from({ length: connections }, () => Connection.open(port))));
  }

  async send<Data>(request: LoadRequest): Promise<Data> {
    const connection =
      this.free.pop() ?? (await new Promise<Connection>((resolve) => this.waiting.push(resolve)));
    const body = await connection.send(request);
    const next = this.waiting.shift();
    if (next) next(connection);
    else this.free.push(connection);
    return (JSON.parse(body.toString("utf8")) as Envelope<Data>).data!;
  }

  close(): void {
    for (const connection of this.all) connection.close();
  }
}

function post(path: string, body: object, authorization?: string): LoadRequest {
  return { path, body: JSON.stringify(body), ...(authorization && { authorization }) };
}
