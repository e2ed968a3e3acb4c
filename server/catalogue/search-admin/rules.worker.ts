/** Keeps this process's compiled staff rules in sync with the database. */
import { NO_RULES, StaffRules } from "../search/staff-rules.model";
import type { SearchRulesStore } from "./rules.store";

export class RulesFeed {
  /** Replaced as a whole. */
  current = NO_RULES;
  private loadedRevision = -1;
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly store: Pick<SearchRulesStore, "getRevision" | "listRules">) {}

  /** Reloads changed rules; calls are serialized. */
  refresh(): Promise<void> {
    this.last = this.last.catch(() => undefined).then(() => this.read());
    return this.last;
  }

  /** Resolves when the current reload ends, successful or not. */
  async settle(): Promise<void> {
    await this.last.catch(() => undefined);
  }

  private async read(): Promise<void> {
    const revision = await this.store.getRevision();
    if (revision === this.loadedRevision) return;
    this.current = new StaffRules(await this.store.listRules());
    this.loadedRevision = revision;
  }
}
