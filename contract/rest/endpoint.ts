/** A REST call as the tables describe it, and who may make it. */
import type * as yup from "yup";
import type { Permission } from "../staff/roles";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** What a back-office call requires: a permission, or the role of super admin. */
export type StaffAccess = Permission | "SUPERADMIN";

interface Shapes<Body, Params, Data> {
  readonly body?: yup.Schema<Body>;
  readonly params?: yup.Schema<Params>;
  /** The body may be JSON sent as text, as beacons are. */
  readonly takesText?: true;
  /** Shape of `data` in the envelope. */
  readonly data?: yup.Schema<Data>;
  /** Media type of the file it returns instead of the envelope. */
  readonly file?: string;
  /** The message of a refused input; left out, the message of its first invalid field. */
  readonly refused?: string;
  /** The client's message when a failure carries none (CALL-8). */
  readonly failed?: string;
  /** Needs no session, but uses one that is sent. */
  readonly takesSession?: true;
}

/** Body, Params and Data are the shapes after validation; null where there is none. */
export interface Endpoint<Body, Params, Data> extends Shapes<Body, Params, Data> {
  readonly method: Method;
  /** Parameters are written :name; parameters that are not in the path come in the query. */
  readonly path: string;
  readonly needsSession: boolean;
  /** Checked before the input is; null for calls about one's own account. */
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
