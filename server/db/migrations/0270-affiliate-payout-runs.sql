-- Why: staff record the payouts of all affiliates at once and download them as one file for the bank.
-- Works beside the previous version: yes

CREATE TABLE affiliate_payout_runs (
  id uuid PRIMARY KEY,
  day date NOT NULL,
  reference text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text NOT NULL
);

-- null: a payout recorded on its own
ALTER TABLE affiliate_payouts ADD COLUMN run_id uuid REFERENCES affiliate_payout_runs (id);
CREATE INDEX payouts_of_run ON affiliate_payouts (run_id) WHERE run_id IS NOT NULL;
