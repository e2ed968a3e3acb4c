/**
 * Unsaved input of application steps. Memory holds all of it, this tab's storage all but the secrets, so that
 * a reload keeps the step and its input (LEASE-23).
 */
import { LEASE_SECRETS, type LeaseStep } from "#contract/leases/application";
import { ignoringErrors } from "../../../client/page/dom";
import { LEASE_INPUT_KEY, SESSION_EVENT } from "../../../client/page/page-keys";

export interface ServedArea {
  readonly postalCode: string;
  readonly state: string;
}

interface Typed {
  /** User name; empty for a guest. Input of another user is ignored. */
  readonly owner: string;
  /** The applicant's area, once checked. */
  readonly area: ServedArea | null;
  readonly steps: Readonly<Partial<Record<LeaseStep, object>>>;
}

export interface TypedFields {
  readonly area: ServedArea | null;
  readonly of: (step: LeaseStep) => object | undefined;
  readonly storeArea: (area: ServedArea) => void;
  readonly store: (step: LeaseStep, values: object) => void;
  /** Call once the step is saved. */
  readonly drop: (step: LeaseStep) => void;
  /** Call once the application is sent or deleted. */
  readonly clear: () => void;
}

/** The last input in this document, secrets included: retained while the visitor navigates within the site. */
let latest: Typed | null = null;
/** Called when the visitor changes: the next one may be a different person. */
const forget = () => void (latest = null);

const SECRETS: ReadonlySet<string> = new Set(Object.values(LEASE_SECRETS).flat());

/** @param owner the signed-in user's name; empty for a guest */
export function typedFieldsOf(owner: string): TypedFields {
  const none: Typed = { owner, area: null, steps: {} };
  let typed = read(owner) ?? none;
  const change = (next: Typed) => {
    typed = latest = next;
    addEventListener(SESSION_EVENT, forget, { once: true });
    const text = JSON.stringify(next, (name, value: unknown) => (SECRETS.has(name) ? undefined : value));
    ignoringErrors(() => sessionStorage.setItem(LEASE_INPUT_KEY, text));
  };
  return {
    get area() {
      return typed.area;
    },
    of: (step) => typed.steps[step],
    storeArea: (area) => change({ ...typed, area }),
    store: (step, values) => change({ ...typed, steps: { ...typed.steps, [step]: values } }),
    drop: (step) => change({ ...typed, steps: { ...typed.steps, [step]: undefined } }),
    clear: () => {
      typed = latest = none;
      ignoringErrors(() => sessionStorage.removeItem(LEASE_INPUT_KEY));
    },
  };
}

function read(owner: string): Typed | null {
  const stored = ignoringErrors(() => sessionStorage.getItem(LEASE_INPUT_KEY));
  // Signing out deletes the stored input, and with it the copy in memory.
  if (stored === null) latest = null;
  const input = latest ?? ignoringErrors(() => JSON.parse(stored ?? "null") as Typed | null);
  return input?.owner === owner ? input : null;
}
