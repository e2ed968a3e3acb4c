/** Help pages that a search for their words leads to, instead of to products whose names contain a word. */
import { OFFER_LABEL_TEXT } from "../catalogue/lists";
import { LABELS } from "../messages";
import { ROUTES } from "./paths";

export interface HelpTopic {
  readonly url: string;
  readonly label: string;
}

interface ListedTopic extends HelpTopic {
  /** Whole searches, lower case, without punctuation. */
  readonly searches: readonly string[];
}

const TOPICS: readonly ListedTopic[] = [
  {
    url: ROUTES.returns,
    label: LABELS.returns,
    searches: ["return", "returns", "return policy", "refund", "refunds", "refund policy", "exchange"],
  },
  {
    url: ROUTES.findOrder,
    label: LABELS.findOrder,
    searches: [
      "track order",
      "track my order",
      "order status",
      "order tracking",
      "where is my order",
      "my order",
    ],
  },
  {
    url: ROUTES.shipping,
    label: LABELS.shippingAndPickup,
    searches: [
      "shipping",
      "delivery",
      "free shipping",
      "shipping cost",
      "delivery time",
      "store pickup",
      "pickup",
    ],
  },
  {
    url: ROUTES.warranty,
    label: LABELS.warranty,
    searches: ["warranty", "extended warranty", "guarantee", "repair", "protection plan"],
  },
  {
    url: ROUTES.priceGuarantee,
    label: OFFER_LABEL_TEXT.LOW_PRICE_GUARANTEE,
    searches: ["price match", "price matching", "low price guarantee", "best price"],
  },
  {
    url: ROUTES.howItWorks,
    label: LABELS.howItWorks,
    searches: [
      "financing",
      "finance",
      "payment plan",
      "payment plans",
      "lease",
      "lease to own",
      "rent to own",
      "no credit",
    ],
  },
  {
    url: ROUTES.leaseTerms,
    label: LABELS.leaseTerms,
    searches: [
      "lease terms",
      "lease terms by state",
      "lease in my state",
      "leasing states",
      "katapult",
      "acima",
    ],
  },
  {
    url: ROUTES.contact,
    label: LABELS.contactUs,
    searches: [
      "contact",
      "contact us",
      "customer service",
      "phone number",
      "help",
      "support",
      "gift card",
      "gift cards",
    ],
  },
  { url: ROUTES.account, label: LABELS.yourAccount, searches: ["my account", "account", "login", "sign in"] },
];

const BY_SEARCH = new Map(
  TOPICS.flatMap(({ searches, ...topic }) => searches.map((search) => [search, topic])),
);
/** The longest listed search; a longer text cannot be one. */
const MAX_LENGTH = Math.max(...[...BY_SEARCH.keys()].map(({ length }) => length));

/** The help page of a search, if the entire text asks for it. */
export function findHelp(text: string): HelpTopic | undefined {
  const typed = text.trim();
  if (typed.length > MAX_LENGTH + 1) return undefined;
  return BY_SEARCH.get(typed.toLowerCase().replace(/[?!.]$/, ""));
}
