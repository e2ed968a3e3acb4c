/** REST routes of the application form: where leasing is available, and saving a step (LEASE-11). */
import type { LeaseStep } from "#contract/leases/application";
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import type { Rest } from "../../http/rest/rest";
import { digestOf, type DraftService, type SentStep } from "./drafts.service";

const { saved, linkMailed, draftDeleted } = MESSAGES.leases;
const sentOf = ({ step, form }: { readonly step: string; readonly form: unknown }): SentStep => ({
  step: step as LeaseStep,
  form,
});

export function registerDraftRoutes(rest: Rest, drafts: DraftService): void {
  rest.open(REST.checkLeaseArea, async ({ params }) => {
    const { message, ...data } = drafts.area(params.postalCode);
    return { data, message };
  });
  rest.signedIn(REST.saveLeaseDraft, async ({ viewer, body }) => ({
    data: { draft: await drafts.saveOwn(viewer, sentOf(body)) },
    message: saved,
  }));
  rest.signedIn(REST.getLeaseDraft, async ({ viewer }) => ({
    data: { draft: await drafts.find({ userId: viewer.userId }) },
  }));
  rest.signedIn(REST.deleteLeaseDraft, async ({ viewer }) => {
    await drafts.remove({ userId: viewer.userId });
    return { data: null, message: draftDeleted };
  });
  rest.open(REST.saveGuestLeaseDraft, async ({ body, origin }) => ({
    data: await drafts.saveGuest(body.draftKey ?? null, sentOf(body), origin),
    message: saved,
  }));
  rest.open(REST.getGuestLeaseDraft, async ({ body }) => ({
    data: { draft: await drafts.find({ keyDigest: digestOf(body.draftKey) }) },
  }));
  rest.open(REST.mailGuestLeaseDraft, async ({ body, origin }) => {
    await drafts.mailLink(body.draftKey, origin);
    return { data: null, message: linkMailed };
  });
  rest.open(REST.deleteGuestLeaseDraft, async ({ body }) => {
    await drafts.remove({ keyDigest: digestOf(body.draftKey) });
    return { data: null, message: draftDeleted };
  });
}
