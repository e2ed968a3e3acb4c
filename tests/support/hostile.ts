/** JSON that is expensive for its size, and the CPU time of responses to it. */
import { readFileSync } from "node:fs";
import type { FastifyInstance, InjectOptions } from "fastify";

const listOf = (entry: string, count: number) =>
  `[${Array.from({ length: Math.floor(count) }, () => entry).join(",")}]`;
const objectOf = (count: number, value: string) =>
  `{${Array.from({ length: Math.floor(count) }, (_, index) => `"k${index}":${value}`).join(",")}}`;
const textOf = (piece: string, bytes: number) =>
  JSON.stringify(piece.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(piece)))));

/** Texts by kind. */
export function hostileTexts(bytes: number): Readonly<Record<string, string>> {
  return {
    "a long text": textOf("x", bytes),
    "a text of digits": textOf("9", bytes),
    "a text of marks": textOf("\u0301\u0316", bytes),
  };
}

/** Values by kind. @param values maximum number of values in one */
export function hostileValues(bytes: number, values: number): Readonly<Record<string, string>> {
  return {
    ...hostileTexts(bytes),
    "a list of nulls": listOf("null", Math.min(values, bytes / 5)),
    "a list of objects": listOf("{}", Math.min(values / 2, bytes / 3)),
    "a list of texts": listOf(textOf("x", bytes / values - 4), Math.min(values, bytes / 5)),
    "unknown fields": objectOf(Math.min(values, bytes / 12), textOf("x", bytes / values - 12)),
  };
}

/** JSON that is rejected before parsing, by kind. */
export function unreadableJson(bytes: number): Readonly<Record<string, string>> {
  return {
    "many nulls": listOf("null", bytes / 5),
    "many lists": listOf("[]", bytes / 3),
    "many fields": objectOf(bytes / 12, "1"),
    "deep lists": "[".repeat(bytes / 2) + "]".repeat(bytes / 2),
    "deep objects": '{"a":'.repeat(bytes / 7) + "1" + "}".repeat(bytes / 7),
    brackets: "[".repeat(bytes),
  };
}

export interface Cost {
  readonly status: number;
  readonly body: string;
  /** CPU time of the responding thread. */
  readonly milliseconds: number;
}

export async function costOf(app: FastifyInstance, request: InjectOptions): Promise<Cost> {
  const [{ statusCode, body }, milliseconds] = await mainThreadTime(() => app.inject(request));
  return { status: statusCode, body, milliseconds };
}

/** @returns the task's result and this thread's CPU time during it, in milliseconds */
export async function mainThreadTime<Result>(task: () => Promise<Result>): Promise<[Result, number]> {
  const before = threadTime();
  const result = await task();
  return [result, threadTime() - before];
}

/** CPU time, in milliseconds, of work that takes about ten of them on an idle machine. */
export function calibrate(): number {
  const text = JSON.stringify(Array.from({ length: 60_000 }, (_, index) => `entry ${index}`));
  const rounds = Array.from({ length: 5 }, () => {
    const before = threadTime();
    JSON.stringify(JSON.parse(text));
    return threadTime() - before;
  });
  return rounds.sort((a, b) => a - b)[2]!;
}

/** CPU time of the main thread where the system reports it, otherwise of the process. */
function threadTime(): number {
  try {
    const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, "utf8").split(" ");
    return Number(nanoseconds) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e3;
  }
}
