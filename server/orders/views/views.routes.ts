/** REST routes of saved views (CALL-11). */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import type { Rest } from "../../http/rest/rest";
import type { ViewsService } from "./views.service";

export function registerViewRoutes(rest: Rest, service: ViewsService): void {
  rest.signedIn(REST.listViews, async ({ viewer, params }) => ({
    data: { views: await service.list(viewer, params.list) },
  }));
  rest.signedIn(REST.addView, async ({ viewer, body }) => ({
    data: { views: await service.add(viewer, body) },
    message: MESSAGES.views.saved,
  }));
  rest.signedIn(REST.updateView, async ({ viewer, params, body }) => ({
    data: { views: await service.update(viewer, params.id, body) },
    message: MESSAGES.views.saved,
  }));
  rest.signedIn(REST.deleteView, async ({ viewer, params }) => ({
    data: { views: await service.remove(viewer, params.id) },
    message: MESSAGES.views.deleted,
  }));
}
