/** Shared by both lessor APIs: idempotency keys and request parsing. */
import { type FastifyReply, type FastifyRequest } from "fastify";
import * as yup from "yup";
import { type Book } from "../payments/book-storage";
import { type LeaseAdmin, type Moved, type Problem } from "./lease-admin";
import { type LeaseRecord } from "./lease-record";
import { type SandboxAddresses } from "./sandbox-addresses";

export interface WireAnswer {
  readonly status: number;
  readonly body: object;
}

/** Dependencies of a lessor's API. */
export interface WireParts {
  readonly admin: LeaseAdmin;
  readonly addresses: SandboxAddresses;
  /** Responses by idempotency key. */
  readonly answers: Book<WireAnswer>;
}

/** Formats a record in the lessor's response format. */
export type Show = (record: LeaseRecord) => object;
/** Formats an error in the lessor's response format. */
export type Refuse = (problem: Problem) => WireAnswer;

/** A repeated key returns the first response; 5xx responses are not stored. */
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

/** @param show formats the record, or this call's response */
export function answerOf(moved: Moved, show: Show, refuse: Refuse): WireAnswer {
  if (moved === "ERROR_500") return { status: 500, body: { message: "Internal Server Error" } };
  return "problem" in moved ? refuse(moved.problem) : { status: 200, body: show(moved.record) };
}

/** Schemas of the required fields of every application. */
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

/** "Ada B.": the stored form of a name. */
export function shortName(first: string, last: string): string {
  return `${first} ${last.slice(0, 1)}.`;
}
