/** REST routes of review pictures for customers, the site host and staff. */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import { actOf, recording, type AuditTrail } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { DomainError } from "../../errors";
import type { Rest } from "../../http/rest/rest";
import type { SessionReader } from "../../http/session";
import type { PicturesService } from "./pictures.service";
import type { PictureStore } from "./pictures.store";
import { removePicture } from "./remove-picture.change";

const { reviews: sentences, generic } = MESSAGES;

export function registerPictureRoutes(rest: Rest, service: PicturesService, sessions: SessionReader): void {
  rest.open(REST.sendReviewPicture, async ({ body, authorization, origin }) => {
    const viewer = await sessions.findViewer(authorization);
    return { data: { picture: await service.send(body, { viewer, origin }) } };
  });
  rest.open(REST.dropReviewPicture, async ({ body, authorization }) => {
    await service.drop(body, await sessions.findViewer(authorization));
    return { data: null };
  });
  rest.open(REST.getReviewPicture, async ({ params }) => ({ data: { content: await service.read(params) } }));
}

export interface PictureAdminParts {
  readonly db: Db;
  readonly pictures: PictureStore;
  readonly trail: AuditTrail;
}

export function registerPictureAdmin(rest: Rest, { db, pictures, trail }: PictureAdminParts): void {
  rest.signedIn(REST.listReviewPictures, async ({ params }) => {
    const list = await pictures.listAll(params.id);
    if (!list) throw new DomainError("NOT_FOUND", generic.notFound);
    return { data: { pictures: list } };
  });
  rest.signedIn(REST.removeReviewPicture, async (call) => {
    const { id, picture } = call.params;
    const recordAudit = recording(trail, actOf(REST.removeReviewPicture, call), {
      kind: "REVIEW_PICTURE_REMOVED",
      subject: { type: "review", id },
      before: { picture },
    });
    const isRemoved = await removePicture(db, id, picture, recordAudit);
    if (!isRemoved) throw new DomainError("NOT_FOUND", generic.notFound);
    return { data: null, message: sentences.pictureRemoved };
  });
}
