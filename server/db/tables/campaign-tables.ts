/** Tables of campaigns; migrations explain the columns. */
import type { Generated } from "kysely";
import type { CampaignState, RecipientState } from "#contract/marketing/campaign-statuses";
import type { Segment } from "#contract/customers/segments";
import type { Timestamp } from "./columns";

export interface CampaignsTable {
  id: string;
  subject: string;
  text: string;
  products: string;
  segment: Segment;
  category: string;
  rate_per_minute: number;
  state: Generated<CampaignState>;
  revision: Generated<number>;
  send_at: Timestamp | null;
  started_at: Timestamp | null;
  ended_at: Timestamp | null;
  recipients: number | null;
  tokens: Generated<number>;
  tokens_at: Timestamp;
  rests_until: Timestamp;
  test_key: string | null;
  changed_at: Timestamp;
}

export interface CampaignRecipientsTable {
  number: Generated<string>;
  campaign_id: string;
  reader_id: string;
  message_name: Generated<string>;
  state: Generated<RecipientState>;
  claimed_at: Timestamp | null;
  tries: Generated<number>;
  due_at: Timestamp;
  sent_at: Timestamp | null;
  left_at: Timestamp | null;
}

/** Addresses that their owner's mail server refused. */
export interface MailSuppressionsTable {
  email_index: Buffer;
  sealed_email: Buffer;
  created_at: Timestamp;
}

export interface CampaignTables {
  campaigns: CampaignsTable;
  campaign_recipients: CampaignRecipientsTable;
  mail_suppressions: MailSuppressionsTable;
}
