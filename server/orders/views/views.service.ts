/** Saved views of lists: ownership, and the permission to share (ORDER-24). */
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import type { NewViewInput, SavedView, ViewInput, ViewedList } from "#contract/staff/saved-views";
import { DomainError } from "../../errors";
import { requirePermission, type Viewer } from "../../http/session";
import type { ViewsStore } from "./views.store";

export class ViewsService {
  constructor(private readonly store: ViewsStore) {}

  list({ userId }: Viewer, list: ViewedList): Promise<SavedView[]> {
    return this.store.list(userId, list);
  }

  /** @throws DomainError BAD_USER_INPUT when the name exists or the limit is reached, FORBIDDEN to share */
  async add(viewer: Viewer, { list, ...view }: NewViewInput): Promise<SavedView[]> {
    requireSharing(viewer, view);
    if (!(await this.store.add(viewer.userId, list, view, LIMITS.lists.viewsPerUser))) {
      throw new DomainError("BAD_USER_INPUT", MESSAGES.views.notSaved);
    }
    return this.store.list(viewer.userId, list);
  }

  /** @throws DomainError NOT_FOUND for another user's view, FORBIDDEN to share */
  async update(viewer: Viewer, id: string, view: ViewInput): Promise<SavedView[]> {
    requireSharing(viewer, view);
    return this.listAfter(viewer, await this.store.update(viewer.userId, id, view));
  }

  /** @throws DomainError NOT_FOUND for another user's view */
  async remove(viewer: Viewer, id: string): Promise<SavedView[]> {
    return this.listAfter(viewer, await this.store.remove(viewer.userId, id));
  }

  private async listAfter({ userId }: Viewer, list: ViewedList | null): Promise<SavedView[]> {
    if (!list) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    return this.store.list(userId, list);
  }
}

/** Sharing a view needs a stronger permission than reading one. */
function requireSharing(viewer: Viewer, { isShared }: ViewInput): void {
  if (isShared) requirePermission(viewer, "orders.update");
}
