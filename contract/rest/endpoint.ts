/** Definition of a REST call and its access rule. */
import type * as yup from "yup";
import type { Permission } from "../staff/roles";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Access requirement of a back-office call: a permission, or the super admin role. */
export type StaffAccess = Permission | "SUPERADMIN";

interface Shapes<Body, Params, Data> {
  readonly body?: yup.Schema<Body>;
  readonly params?: yup.Schema<Params>;
  /** The body may be JSON sent as text, as beacons are. */
  readonly takesText?: true;
  /** Shape of `data` in the envelope. */
  readonly data?: yup.Schema<Data>;
  /** Media type of a returned file; replaces the envelope. */
  readonly file?: string;
  /** Error message for an invalid input; default: the message of the first invalid field. */
  readonly refused?: string;
  /** The client's fallback message if a failure has none (CALL-8). */
  readonly failed?: string;
  /** The session is optional. */
  readonly takesSession?: true;
}

/** Body, Params and Data are the shapes after validation; null if there is none. */
export interface Endpoint<Body, Params, Data> extends Shapes<Body, Params, Data> {
  readonly method: Method;
  /** Parameters are written :name; those not in the path come in the query. */
  readonly path: string;
  readonly needsSession: boolean;
  /** Checked before the input; null for calls about the caller's own account. */
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

/** Public call. */
export const open = endpoint(false, null);
/** For signed-in visitors, about their own data. */
export const signedIn = endpoint(true, null);
/** For staff with the permission. */
export const staff = (access: StaffAccess) => endpoint(true, access);
