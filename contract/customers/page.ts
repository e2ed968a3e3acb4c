/**
 * A customer's page in the back office: value, open work, notes, tags, consent and account merges (STAFF-60
 * to STAFF-64).
 */
import * as yup from "yup";
import { addressFields, addressId } from "./profile";
import { customerRowAnswer, usernameParams } from "./care";
import { email, tagName, text, uuid } from "../fields/fields";
import { LEASE_STATUSES } from "../leases/statuses";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { ORDER_STATUSES } from "../orders/statuses";
import { optionalFactorCode } from "../accounts/second-factor";

const { unexpected, required } = MESSAGES.validation;
const { care } = LIMITS;

/** Base revision of a change. Clients without one omit it; the update is then unconditional. */
const baseRevision = () =>
  yup.number().typeError(unexpected).integer(unexpected).min(1, unexpected).optional();

export const customerAddressInput = yup.object({
  ...addressFields,
  isDefault: yup.boolean().default(false),
  revision: baseRevision(),
});
export type CustomerAddressInput = yup.InferType<typeof customerAddressInput>;
export const changedAddressParams = usernameParams.shape({ addressId: addressId() });
export const customerSessionParams = usernameParams.shape({ sessionId: uuid() });

export const customerNoteParams = usernameParams.shape({ noteId: uuid() });

export const customerNoteInput = yup.object({
  /** Client-generated, for idempotency: a retry yields the same note. */
  id: uuid(),
  text: text(care.noteLength).required(MESSAGES.customers.noteText),
});
export type CustomerNoteInput = yup.InferType<typeof customerNoteInput>;

export const customerNotesAnswer = yup.object({
  /** Newest first. */
  notes: yup
    .array(
      yup
        .object({
          id: yup.string().required(),
          text: yup.string().required(),
          /** User name of the author. */
          author: yup.string().required(),
          /** ISO 8601. */
          writtenAt: yup.string().required(),
          /** True if the caller may delete the note. */
          mayDelete: yup.boolean().required(),
        })
        .required(),
    )
    .required(),
});
export type CustomerNote = yup.InferType<typeof customerNotesAnswer>["notes"][number];

const tags = () => yup.array(tagName().required(required)).max(care.tags, unexpected).default([]);
export const customerTagsInput = yup.object({ add: tags(), remove: tags() });
export type CustomerTagsInput = yup.InferType<typeof customerTagsInput>;
export const customerTagInput = yup.object({ tag: tagName().required(MESSAGES.customers.tagRequired) });
/** Sorted alphabetically. */
export const tagsAnswer = yup.object({ tags: yup.array(yup.string().required()).required() });

/** Stored consent by topic. */
const consentsAnswer = yup.object({
  /** Null if the address is not on the list. */
  newsletter: yup
    .object({
      /** Sign-up time, ISO 8601. */
      since: yup.string().required(),
      /** Confirmation time, ISO 8601; null while unconfirmed, so nothing is sent. */
      confirmedAt: yup.string().nullable().defined(),
    })
    .nullable()
    .defined(),
  /** Start of the mail server's rejection of marketing mail, ISO 8601; null if there is none. */
  refusedSince: yup.string().nullable().defined(),
  /** Price-drop mail for the wish list, and the number of saved searches with mail. */
  isWishListMailed: yup.boolean().required(),
  mailedSearches: yup.number().required(),
  /** Accepted lease terms, newest first. */
  leaseTerms: yup
    .array(yup.object({ version: yup.string().required(), agreedAt: yup.string().required() }).required())
    .required(),
});
export type CustomerConsents = yup.InferType<typeof consentsAnswer>;

export const overviewAnswer = yup.object({
  /** All orders; null without orders.read. Cents, as in the customer value report (REPORT-9). */
  lifetime: yup
    .object({
      netCents: yup.number().required(),
      paidCents: yup.number().required(),
      refundedCents: yup.number().required(),
      /** ISO 8601; null without orders. */
      lastOrderAt: yup.string().nullable().defined(),
      /** Most recent open orders. */
      open: yup
        .array(
          yup
            .object({
              id: yup.string().required(),
              number: yup.string().required(),
              status: yup.string().oneOf(ORDER_STATUSES).required(),
            })
            .required(),
        )
        .required(),
      openCount: yup.number().required(),
    })
    .nullable()
    .defined(),
  /** Lease applications of the account, newest first; null without leases.read. */
  applications: yup
    .array(
      yup
        .object({
          id: yup.string().required(),
          status: yup.string().oneOf(LEASE_STATUSES).required(),
          isOpen: yup.boolean().required(),
          /** Cents; null without an approval. */
          approvedCents: yup.number().nullable().defined(),
          /** ISO 8601. */
          sentAt: yup.string().required(),
        })
        .required(),
    )
    .nullable()
    .defined(),
  consents: consentsAnswer.required(),
  /** Accounts merged into this one. */
  merged: yup
    .array(
      yup
        .object({
          username: yup.string().required(),
          by: yup.string().required(),
          /** ISO 8601. */
          at: yup.string().required(),
        })
        .required(),
    )
    .required(),
});
export type CustomerOverview = yup.InferType<typeof overviewAnswer>;

/** Records a merge moves to the remaining account, with labels. */
export const MERGE_MOVE_WORDS = {
  orders: "Orders",
  applications: "Leasing applications",
  draft: "An unsent lease application",
  addresses: "Addresses",
  cart: "Cart items",
  wishes: "Wish list items",
  searches: "Their saved searches",
  reviews: "Reviews",
  votes: "Review votes",
  chats: "Conversations",
  notes: "Notes",
  tags: "Tags",
  earlier: "Previously merged accounts",
} as const;
/** Records both accounts have, and how a merge resolves the conflict. */
export const MERGE_CLASH_WORDS = {
  addresses: "Duplicate addresses are kept once",
  cart: "Items in both carts: the larger quantity stays",
  wishes: "Items on both wish lists are kept once",
  wishMails: "Wish list emails stop because one account opted out",
  wishLink: "The closed account's shared wish list link stops working",
  searches: "Duplicate saved searches are kept once",
  names: "Saved searches with the same name get a number",
  votes: "Duplicate votes count once; votes on each other’s reviews don't count",
  tags: "Duplicate tags are kept once",
  draft: "Both have an unsent lease application: the closed account's is not moved",
  newsletter: "The closed account's address is unsubscribed from the newsletter",
} as const;
/** Records that stay with the closed account. */
export const MERGE_STAY_WORDS = {
  sessions: "Active sessions, which are signed out",
  signIns: "Sign-in history",
  providers: "Social sign-in, which stops working",
} as const;
export type MergeMove = keyof typeof MERGE_MOVE_WORDS;
export type MergeClash = keyof typeof MERGE_CLASH_WORDS;
export type MergeStay = keyof typeof MERGE_STAY_WORDS;

export const mergePreviewInput = yup.object({
  /** User name of the account to close. */
  from: email(),
  /** User name of the remaining account. */
  into: email(),
});
export type MergePreviewInput = yup.InferType<typeof mergePreviewInput>;

export const mergeInput = mergePreviewInput.shape({
  /** Revisions of both accounts from the preview. */
  fromRevision: baseRevision().required(required),
  intoRevision: baseRevision().required(required),
  /** A fresh second-factor code of the acting user; demo logins need none. */
  code: optionalFactorCode(),
});
export type MergeInput = yup.InferType<typeof mergeInput>;

const counts = <Name extends string>(words: Readonly<Record<Name, string>>) =>
  yup
    .array(
      yup
        .object({
          what: yup
            .string()
            .oneOf(Object.keys(words) as Name[])
            .required(),
          count: yup.number().required(),
        })
        .required(),
    )
    .required();

export const mergePreviewAnswer = yup.object({
  from: customerRowAnswer.required(),
  into: customerRowAnswer.required(),
  fromRevision: yup.number().required(),
  intoRevision: yup.number().required(),
  /** Only nonzero counts. */
  moves: counts(MERGE_MOVE_WORDS),
  clashes: counts(MERGE_CLASH_WORDS),
  stays: counts(MERGE_STAY_WORDS),
});
export type MergePreview = yup.InferType<typeof mergePreviewAnswer>;
