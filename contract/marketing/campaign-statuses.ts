/** Status and delivery progress of a campaign (CAMPAIGN-1). */
import { segmentWords } from "../customers/segments";
import { cellsOf } from "../fields/status-rows";

interface StateRow {
  readonly label: string;
  readonly tone: "green" | "orange" | "red";
}

const STATE_ROWS = {
  DRAFT: { label: "Draft", tone: "orange" },
  SCHEDULED: { label: "Scheduled", tone: "orange" },
  SENDING: { label: "Sending", tone: "green" },
  PAUSED: { label: "Paused", tone: "orange" },
  DONE: { label: "Sent", tone: "green" },
  CANCELLED: { label: "Canceled", tone: "red" },
} as const satisfies Readonly<Record<string, StateRow>>;
export type CampaignState = keyof typeof STATE_ROWS;
export const CAMPAIGN_STATES = Object.keys(STATE_ROWS) as readonly CampaignState[];
export const CAMPAIGN_STATE_ROWS = cellsOf<CampaignState, StateRow, StateRow>(STATE_ROWS, (row) => row);

interface MoveRow {
  readonly from: readonly CampaignState[];
  readonly to: CampaignState;
  /** system: at the scheduled time, and when no recipient is left. */
  readonly by: "staff" | "system";
}

export const CAMPAIGN_MOVE_ROWS = {
  SCHEDULE: { from: ["DRAFT"], to: "SCHEDULED", by: "staff" },
  REOPEN: { from: ["SCHEDULED"], to: "DRAFT", by: "staff" },
  BEGIN: { from: ["SCHEDULED"], to: "SENDING", by: "system" },
  PAUSE: { from: ["SENDING"], to: "PAUSED", by: "staff" },
  RESUME: { from: ["PAUSED"], to: "SENDING", by: "staff" },
  FINISH: { from: ["SENDING"], to: "DONE", by: "system" },
  CANCEL: { from: ["DRAFT", "SCHEDULED", "SENDING", "PAUSED"], to: "CANCELLED", by: "staff" },
} as const satisfies Readonly<Record<string, MoveRow>>;
export const CAMPAIGN_MOVES = ["SCHEDULE", "REOPEN", "PAUSE", "RESUME", "CANCEL"] as const;
export type CampaignMove = (typeof CAMPAIGN_MOVES)[number];

/** Past participles of moves, for the audit log. */
export const CAMPAIGN_MOVED_WORDS: Readonly<Record<CampaignMove, string>> = {
  SCHEDULE: "scheduled",
  REOPEN: "reverted to draft",
  PAUSE: "paused",
  RESUME: "resumed",
  CANCEL: "canceled",
};

export function mayMove(state: CampaignState, move: CampaignMove): boolean {
  const from: readonly CampaignState[] = CAMPAIGN_MOVE_ROWS[move].from;
  return from.includes(state);
}

/**
 * State of the mail to one reader. CLAIMED: a host is sending the mail. UNKNOWN: it may have been delivered,
 * so it is never sent again. WITHDRAWN: the reader unsubscribed first.
 */
export const RECIPIENT_STATES = ["WAITING", "CLAIMED", "SENT", "BOUNCED", "UNKNOWN", "WITHDRAWN"] as const;
export type RecipientState = (typeof RECIPIENT_STATES)[number];

/** Newsletter readers the campaign goes to (CAMPAIGN-3). */
export const SEGMENT_WORDS = segmentWords("Subscribers", "All newsletter subscribers");
