/** Id of the heading that takes the focus after a change of an application. */
export const LEASE_HEADING = "lease-heading";
