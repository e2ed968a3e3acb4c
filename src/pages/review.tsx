import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { islandHead, islandPage } from "../app/island/island-page";
import { WriteReviewScreen } from "../features/reviews/write-review-screen";

const PAGE = {
  path: ROUTES.writeReview,
  title: LABELS.writeReview,
  description: "Review a product you've received.",
  access: "anyone",
  height: 640,
  isNarrow: true,
} as const;

export default islandPage(PAGE, WriteReviewScreen);
export const Head = islandHead(PAGE);
