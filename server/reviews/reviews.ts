/** Customer reviews, for shoppers, their authors and staff. */
import type { AuditTrail } from "../audit/audit.port";
import type { Feature, Host } from "../feature";
import type { SessionReader } from "../http/session";
import { writeMail } from "../gateways/mail/mail-row";
import { ANSWER_MAILS_DUE, mailNextAnswer } from "./admin/answer-mails.store";
import { BuyersService, provedBy } from "./buyers.service";
import { registerReviewAdmin } from "./admin/admin.routes";
import { createReviewAdmin } from "./admin/admin.store";
import { inviteNext } from "./invitations.store";
import { createReviewData } from "./personal-data.store";
import { registerPictureAdmin, registerPictureRoutes } from "./pictures/pictures.routes";
import { PicturesService } from "./pictures/pictures.service";
import { createPictureStore } from "./pictures/pictures.store";
import { createPieceStore } from "./pictures/pieces.store";
import type { ArrivedOrders, BoughtOrders, InvitationMails, ReviewedProducts } from "./reviews.port";
import { reviewAnswered } from "./admin/review-answered.mail";
import { reviewResolvers } from "./reviews.resolvers";
import { registerReviewRoutes } from "./reviews.routes";
import { ReviewsService } from "./reviews.service";
import { createReviewStore } from "./writing/reviews.store";
import { createVisibleReviewStore } from "./visible-reviews.store";

export interface ReviewsParts {
  readonly trail: AuditTrail;
  readonly sessions: SessionReader;
  readonly products: ReviewedProducts;
  readonly orders: BoughtOrders;
  readonly arrived: ArrivedOrders;
  readonly mails: InvitationMails;
}

/** Invitations are sent days after delivery, so a minute's delay does not matter. */
const INVITE_MS = 60_000;

export function openReviews({ db, backgroundDb, sealer, limits, shop }: Host, parts: ReviewsParts): Feature {
  const { trail, sessions, products, orders, arrived, mails } = parts;
  const visible = createVisibleReviewStore(db, sealer);
  const store = createReviewStore(db, sealer);
  const buyers = new BuyersService(orders, arrived);
  const pictures = createPictureStore(db, sealer);
  const service = new ReviewsService({ db, sealer, buyers, store, visible, pictures, products, limits });
  const pieces = createPieceStore(db, sealer);
  const sending = new PicturesService({
    db,
    sealer,
    pictures,
    pieces,
    limits,
    async findProof(place, viewer) {
      const buyer = await buyers.identify(place, viewer);
      return provedBy(buyer, await store.findOwn(buyer, place.productId));
    },
  });
  return {
    resolvers: [reviewResolvers(visible)],
    routes(rest) {
      registerReviewRoutes(rest, service, sessions);
      registerReviewAdmin(rest, { db, admin: createReviewAdmin(db, sealer), trail });
      registerPictureRoutes(rest, sending, sessions);
      registerPictureAdmin(rest, { db, pictures, trail });
    },
    jobs: [
      { name: "reviews.invitations", everyMs: INVITE_MS, run: () => inviteNext(backgroundDb, mails) },
      {
        name: "reviews.answer-mails",
        due: ANSWER_MAILS_DUE,
        run: () => mailNextAnswer(backgroundDb, sealer, (facts) => writeMail(reviewAnswered, facts, shop)),
      },
    ],
    cleanUp: [() => createPieceStore(backgroundDb, sealer).forgetOld()],
    personalData: [createReviewData(db, sealer, pictures)],
  };
}
