/** Changes of campaigns, contact requests, chats, reviews and affiliates. */
import { CAMPAIGN_MOVED_WORDS, type CampaignMove } from "../../marketing/campaign-statuses";
import { formatMoney } from "../../money/money";
import { DECLINE_REASON_WORDS, type DeclineReason } from "../../reviews/schema";
import { formatCalendarDay } from "../../time/days";
import {
  aboutSubject,
  sentence,
  wordOf,
  type About,
  type After,
  type Before,
  type ChangeWords,
  type Labelled,
} from "./change";
import type { Subject } from "./subjects";

type Payout = { readonly cents: number; readonly day: string };

export const MARKETING_CHANGES = {
  AFFILIATE_ADDED: ({ subject }: About<"affiliate">) => affiliate(subject, "added"),
  AFFILIATE_CHANGED: ({ subject, after }: About<"affiliate"> & After<{ readonly isActive: boolean }>) =>
    affiliate(subject, after.isActive ? "named or on" : "off"),
  AFFILIATE_PAYOUT_RECORDED: ({ subject, after }: About<"affiliate"> & After<Payout>) =>
    affiliate(subject, `${payoutOf(after)} recorded`),
  AFFILIATE_PAYOUT_UNDONE: ({ subject, before }: About<"affiliate"> & Before<Payout>) =>
    affiliate(subject, `${payoutOf(before)} undone`),
  AFFILIATE_PAYOUTS_RECORDED: ({
    after,
  }: About<"affiliate payouts"> & After<Payout & { readonly affiliates: number }>) =>
    sentence(
      `affiliate payouts: ${formatMoney(after.cents)} to ${after.affiliates} on ${formatCalendarDay(after.day)} recorded`,
    ),
  AFFILIATE_TERMS_ADDED: ({ subject, after }: About<"affiliate"> & After<{ readonly fromDay: string }>) =>
    affiliate(subject, `terms from ${formatCalendarDay(after.fromDay)} added`),
  CAMPAIGN_MOVED: ({ subject, after }: About<"campaign"> & After<{ readonly move: CampaignMove }>) =>
    campaign(subject, wordOf(CAMPAIGN_MOVED_WORDS, after.move)),
  CAMPAIGN_WRITTEN: ({ subject }: About<"campaign">) => campaign(subject, "written"),
  CANNED_REPLY_DELETED: ({ subject }: About<"canned reply">) => aboutReply(subject, "deleted"),
  CANNED_REPLY_SAVED: ({ subject }: Labelled<"canned reply">) => aboutReply(subject, "saved"),
  CHAT_CLOSED: ({ subject }: About<"chat">) => sentence(`chat ${subject.id}: closed`),
  CHAT_REOPENED: ({ subject }: About<"chat">) => sentence(`chat ${subject.id}: reopened`),
  CONTACT_ANSWERED: ({ subject }: About<"contact request">) => aboutSubject(subject, "answered"),
  CONTACT_ANSWERED_BY_EMAIL: ({ subject }: About<"contact request">) =>
    aboutSubject(subject, "answered by email"),
  CONTACT_REOPENED: ({ subject }: About<"contact request">) => aboutSubject(subject, "reopened"),
  REVIEW_ANSWER_REMOVED: ({ subject }: About<"review">) => review(subject, "answer removed"),
  REVIEW_ANSWERED: ({ subject }: About<"review">) => review(subject, "answered"),
  REVIEW_DECISION_UNDONE: ({ subject }: About<"review">) => review(subject, "decision undone"),
  REVIEW_DECLINED: ({ subject, after }: About<"review"> & After<{ readonly reason: DeclineReason | null }>) =>
    review(subject, `declined${after.reason ? ` (${wordOf(DECLINE_REASON_WORDS, after.reason)})` : ""}`),
  REVIEW_PICTURE_REMOVED: ({ subject, before }: About<"review"> & Before<{ readonly picture: string }>) =>
    review(subject, `picture ${before.picture} removed`),
  REVIEW_PUBLISHED: ({ subject }: About<"review">) => review(subject, "published"),
  SUB_AFFILIATE_ADDED: ({ subject, after }: About<"affiliate"> & After<{ readonly code: string }>) =>
    affiliate(subject, `sub-affiliate ${after.code} added`),
};

const affiliate = ({ id }: Subject, done: string) => sentence(`affiliate ${id}: ${done}`);
const review = ({ id }: Subject, done: string) => sentence(`review ${id}: ${done}`);
const aboutReply = ({ id, label = id }: Subject, done: string) => sentence(`canned reply ${label}: ${done}`);

const campaign = ({ id }: Subject, done: string): ChangeWords => ({
  ...sentence(`campaign ${done}`),
  note: `campaign ${id}: ${done}`,
});

const payoutOf = ({ cents, day }: Payout) => `payout of ${formatMoney(cents)} on ${formatCalendarDay(day)}`;
