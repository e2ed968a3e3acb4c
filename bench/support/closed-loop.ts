/**
 * Closed-loop load: each connection sends its next request after reading the whole response. The run drains
 * at the end, so unanswered requests never count. Plain sockets, because the load generator shares the
 * machine with the measured host.
 */
import { connect, type Socket } from "node:net";

export interface LoadRequest {
  readonly path: string;
  /** JSON to post; omitted for a GET. */
  readonly body?: string;
  /** For the Authorization header. */
  readonly authorization?: string;
  /** User-Agent header; omitted by default, as robots do. */
  readonly userAgent?: string;
  /** Additional headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface LoadResult {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
  /** Response times in milliseconds, ascending. */
  readonly times: readonly number[];
}

export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** The request at a position; positions count across all connections, which are numbered from 0. */
  readonly request: (position: number, connection: number) => LoadRequest;
  /** Called with each response before the connection's next request is created. */
  readonly onAnswer?: (body: Buffer, connection: number) => void;
}

/** @throws at the first response that is not 200 or has GraphQL errors. */
export async function runClosedLoop({
  port,
  connections,
  seconds,
  request,
  onAnswer,
}: Load): Promise<LoadResult> {
  const times: number[] = [];
  let position = 0;
  const start = performance.now();
  const deadline = start + seconds * 1_000;
  await Promise.all(
    Array.from({ length: connections }, async (_, number) => {
      const connection = await Connection.open(port);
      while (performance.now() < deadline) {
        const sentAt = performance.now();
        const answer = await connection.send(request(position++, number));
        times.push(performance.now() - sentAt);
        onAnswer?.(answer, number);
      }
      connection.close();
    }),
  );
  return summarise(times, (performance.now() - start) / 1_000);
}

/**
 * @param times of the requests in milliseconds
 * @param elapsed duration of the run in seconds
 */
export function summarise(times: number[], elapsed: number): LoadResult {
  times.sort((a, b) => a - b);
  return {
    requestsPerSecond: times.length / elapsed,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    requests: times.length,
    times,
  };
}

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const END_OF_HEAD = Buffer.from("\r\n\r\n");

/** A keep-alive connection with one request at a time. */
export class Connection {
  private received: Buffer = Buffer.alloc(0);
  private answered: ((body: Buffer) => void) | null = null;
  private failed: ((error: Error) => void) | null = null;

  private constructor(
    private readonly socket: Socket,
    private readonly port: number,
  ) {
    socket.setNoDelay(true);
    socket.on("data", (chunk: Buffer) => this.receive(chunk));
    socket.on("error", (error) => this.failed?.(error));
    socket.on("close", () => this.failed?.(new Error("the server closed the connection")));
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () => resolve(new Connection(socket, port)));
      socket.once("error", reject);
    });
  }

  send({ path, body, authorization, userAgent, headers = {} }: LoadRequest): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.answered = resolve;
      this.failed = reject;
      const identity = authorization ? `Authorization: ${authorization}\r\n` : "";
      const agent = userAgent ? `User-Agent: ${userAgent}\r\n` : "";
      const extraHeaders = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      const head = `${body === undefined ? "GET" : "POST"} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${this.port}\r\n${agent}${identity}${extraHeaders.join("")}`;
      const length = body === undefined ? 0 : Buffer.byteLength(body);
      this.socket.write(
        body === undefined
          ? `${head}\r\n`
          : `${head}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`,
      );
    });
  }

  close(): void {
    this.failed = null;
    this.socket.destroy();
  }

  private receive(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const end = this.received.indexOf(END_OF_HEAD);
    if (end < 0) return;
    const head = this.received.toString("latin1", 0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const bodyStart = end + END_OF_HEAD.length;
    if (this.received.length < bodyStart + length) return;
    const body = this.received.subarray(bodyStart, bodyStart + length);
    this.received = this.received.subarray(bodyStart + length);
    const isGood = head.startsWith("HTTP/1.1 200") && body.indexOf('"errors"') < 0;
    if (isGood) this.answered?.(body);
    else this.failed?.(new Error(`${head.split("\r\n")[0]}: ${body.toString("utf8", 0, 300)}`));
  }
}
