/** Id of the heading a reader is brought back to after a change of an application. */
export const LEASE_HEADING = "lease-heading";
