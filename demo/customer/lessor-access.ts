/** Access to the first lessor's sandbox, which starts beside the demo. */
import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "../../server/config";
import { openLessors } from "../../server/leases/lessors/lessors";
import type { LessorAccess } from "./demo-lease";

const ATTEMPTS = 20;
const PAUSE_MS = 500;

/** @returns null without a lessor, with a real one, and when the sandbox does not respond within ten seconds */
export async function lessorAccess({ leases, sandbox, shop }: Config): Promise<LessorAccess | null> {
  const [first] = leases.lessors;
  if (!sandbox || !first?.settings.doubleUrl || !(await responds(sandbox.url))) return null;
  const lessor = openLessors([first]).find(first.type)!;
  return { type: first.type, lessor, pagesUrl: `${sandbox.url}/lessors`, siteUrl: shop.siteUrl };
}

async function responds(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      if ((await fetch(url)).ok) return true;
    } catch {
      // The sandbox does not answer yet.
    }
    await pause(PAUSE_MS);
  }
  return false;
}
