import { LABELS } from "#contract/messages";
import { REVIEW_ROUTES } from "#contract/site/paths";
import { islandHead, islandPage } from "../app/island/island-page";
import { WriteReviewScreen } from "../features/reviews/write-review-screen";

const PAGE = {
  path: REVIEW_ROUTES.write,
  title: LABELS.writeReview,
  description: "Review a product you've received.",
  access: "anyone",
  height: 640,
  isNarrow: true,
} as const;

export default islandPage(PAGE, WriteReviewScreen);
export const Head = islandHead(PAGE);
