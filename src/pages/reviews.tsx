import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { islandHead, islandPage } from "../app/island/island-page";
import { ReviewsScreen } from "../features/catalogue/reviews/reviews-screen";

const PAGE = {
  path: ROUTES.reviews,
  title: LABELS.customerReviews,
  description: "What customers say about a product they've received.",
  access: "anyone",
  height: 640,
} as const;

export default islandPage(PAGE, ReviewsScreen);
export const Head = islandHead(PAGE);
