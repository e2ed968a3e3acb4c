/** Shared by both lessors' APIs: replaying the answer to a repeated idempotency key, and parsing requests. */
import { type FastifyReply, type FastifyRequest } from "fastify";
import * as yup from "yup";
import { type Book } from "../payments/book-keeper";
import { type LeaseAdmin, type Moved, type Problem } from "./lease-admin";
import { type LeaseRecord } from "./lease-record";
import { type SandboxAddresses } from "./sandbox-addresses";

export interface WireAnswer {
  readonly status: number;
  readonly body: object;
}

/** Dependencies of a lessor's API. */
export interface WireParts {
  readonly desk: LeaseAdmin;
  readonly addresses: SandboxAddresses;
  /** Answers by idempotency key. */
  readonly answers: Book<WireAnswer>;
}

/** Lists a record's facts in a lessor's own shape. */
export type Show = (record: LeaseRecord) => object;
/** A refusal in a lessor's own shape. */
export type Refuse = (problem: Problem) => WireAnswer;

/** A repeated key is answered with the first result; what ended in 5xx has none. */
export function answerOnce<Request extends FastifyRequest>(
  answers: Book<WireAnswer>,
  act: (request: Request) => WireAnswer,
) {
  return async (request: Request, reply: FastifyReply): Promise<unknown> => {
    const key = request.headers["idempotency-key"];
    const name = typeof key === "string" ? `${request.method} ${request.url} ${key}` : null;
    const earlier = name === null ? undefined : answers.get(name);
    const answer = earlier ?? act(request);
    if (name !== null && !earlier && answer.status < 500) answers.put(name, answer);
    return reply.code(answer.status).send(answer.body);
  };
}

/** @param show the record, or what this call answers in its place */
export function answerOf(moved: Moved, show: Show, refuse: Refuse): WireAnswer {
  if (moved === "ERROR_500") return { status: 500, body: { message: "Internal Server Error" } };
  return "problem" in moved ? refuse(moved.problem) : { status: 200, body: show(moved.record) };
}

/** Schemas of the fields every application must have; without them a lessor decides nothing. */
export const digits = (length: number) =>
  yup
    .string()
    .matches(new RegExp(`^\\d{${length}}$`))
    .required();
export const accountNumber = () =>
  yup
    .string()
    .matches(/^\d{4,17}$/)
    .required();
export const day = () =>
  yup
    .string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required();
export const name = () => yup.string().max(200).required();
/** Two letters. */
export const state = () =>
  yup
    .string()
    .matches(/^[A-Z]{2}$/)
    .required();
export const quantity = () => yup.number().integer().min(1).max(999).required();
export const page = () => yup.string().matches(/^https?:\/\//);

/** "Ada B.": what the double keeps of a name. */
export function shortName(first: string, last: string): string {
  return `${first} ${last.slice(0, 1)}.`;
}
