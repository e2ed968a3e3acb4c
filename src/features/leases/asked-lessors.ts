/**
 * The lessors an application goes to, in the order they are asked (LEASE-7). The launcher passes their names as GATSBY_LESSORS, so
 * changing them rebuilds the site.
 */
import { LESSORS } from "#contract/lessors/lessors";

const named = process.env.GATSBY_LESSORS?.split(",") ?? LESSORS.map(({ type }) => type);

export const ASKED_LESSORS = named.flatMap((name) => LESSORS.filter(({ type }) => type === name));
