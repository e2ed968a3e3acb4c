/** A REST call as the tables describe it, and who may make it. */
import type * as yup from "yup";
import type { Permission } from "./roles";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** What a call of the back office takes: a permission, or to be a super admin. */
export type StaffAccess = Permission | "SUPERADMIN";

interface Shapes<Body, Params, Data> {
  readonly body?: yup.Schema<Body>;
  readonly params?: yup.Schema<Params>;
  /** Shape of `data` in the envelope. */
  readonly data?: yup.Schema<Data>;
  /** Media type of the file it answers in place of the envelope. */
  readonly file?: string;
  /** The sentence above the fields' own when something sent was refused; without it the first field's. */
  readonly refused?: string;
  /** What a client says of a failure the server gave no sentence for (CALL-8). */
  readonly failed?: string;
  /** Needs no session, and takes one into account that is sent. */
  readonly takesSession?: true;
}

/** Body, Params and Data are the shapes after validation; null where there is none. */
export interface Endpoint<Body, Params, Data> extends Shapes<Body, Params, Data> {
  readonly method: Method;
  /** With :names for parameters; parameters of a path without names come in the query. */
  readonly path: string;
  readonly needsSession: boolean;
  /** The server asks for it before it looks at what was sent; null for calls about oneself. */
  readonly access: StaffAccess | null;
  readonly summary: string;
}

function endpoint(needsSession: boolean, access: StaffAccess | null) {
  return <Body = null, Params = null, Data = null>(
    method: Method,
    path: string,
    summary: string,
    shapes: Shapes<Body, Params, Data> = {},
  ): Endpoint<Body, Params, Data> => ({ method, path, needsSession, access, summary, ...shapes });
}

/** Anybody may make it. */
export const open = endpoint(false, null);
/** For signed-in visitors, about themselves. */
export const signedIn = endpoint(true, null);
/** For staff who have the permission. */
export const staff = (access: StaffAccess) => endpoint(true, access);
