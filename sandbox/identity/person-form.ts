/**
 * Page on which a tester chooses a person or denies the sign-in; shared by the Google and Facebook sandboxes.
 */
import { escapeUTF8 } from "entities";
import { createHash } from "node:crypto";
import { sandboxPage } from "../sandbox-page";
import type { People, SandboxPerson } from "./people";

interface PersonForm {
  readonly provider: string;
  /** Target of the form. */
  readonly action: string;
  /** Hidden fields of the form. */
  readonly hidden: Readonly<Record<string, string>>;
}

/** The posted person; null if denied. */
export function readPerson(body: unknown, people: People): SandboxPerson | null {
  const fields = (body ?? {}) as Readonly<Record<string, unknown>>;
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name].trim() : "");
  if (text("choice") === "deny") return null;
  const known = text("sub") && people.find(text("sub"));
  if (known) return known;
  const email = text("email").toLowerCase();
  const isEmailVerified = text("isEmailVerified") === "yes";
  const person = {
    // The id is derived from the address, so an address is the same person even after the data is lost.
    sub: `made-up-${createHash("sha256").update(`${email} ${isEmailVerified}`).digest("hex").slice(0, 24)}`,
    email,
    isEmailVerified,
    firstName: text("firstName"),
    lastName: text("lastName"),
  };
  people.save(person);
  return person;
}

export function personPage({ provider, action, hidden }: PersonForm, people: People): string {
  const fields = Object.entries(hidden)
    .map(([name, value]) => `<input type="hidden" name="${escapeUTF8(name)}" value="${escapeUTF8(value)}">`)
    .join("");
  const form = (content: string) =>
    `<form method="post" action="${escapeUTF8(action)}">${fields}${content}</form>`;
  const known = people.list().map((person) => {
    const label = `${person.firstName} ${person.lastName}, ${person.email || "no email"}`;
    const emailStatus = person.isEmailVerified ? "verified" : "not verified";
    return `<button class="wide" name="sub" value="${escapeUTF8(person.sub)}">Continue as ${escapeUTF8(label)} (${emailStatus})</button>`;
  });
  return sandboxPage(
    `Sign in with ${provider}`,
    `<p>This replaces ${escapeUTF8(provider)} until a client id is configured. The shop requests your name and email address.</p>
${form(known.join("\n"))}
<h2>Someone else</h2>
${form(`<label>Email <input type="email" name="email" autocomplete="off"></label>
<label>First name <input type="text" name="firstName"></label>
<label>Last name <input type="text" name="lastName"></label>
<label><input type="checkbox" name="isEmailVerified" value="yes" checked> ${escapeUTF8(provider)} has verified the address</label>
<button>Continue</button>`)}
<h2>Refuse</h2>
${form('<button name="choice" value="deny">Deny</button>')}`,
  );
}
