/**
 * One lease application in the back office: status and next step first, then lessors, orders and applicant.
 */
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { touchInWords } from "#contract/analytics/attribution";
import { LeaseForStaffDocument } from "#contract/graphql/documents/lease-admin.generated";
import type { DeskLeaseFragment } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { useQueryAnswer } from "../../../client/api/use-query-answer";
import { useVisitor } from "../../../client/session/use-visitor";
import { formatShopDate, formatShopDateTime } from "../../../lib/format-date";
import { AnswerView, NotFound } from "../../../ui/answer-view";
import { Badge } from "../../../ui/parts/badge";
import { Columns } from "../../../ui/parts/columns";
import { FactsOf } from "../../../ui/parts/entry/facts";
import { ApprovalCard, HistoryCard } from "../account/lease-cards";
import { TypedFacts } from "../account/typed-facts";
import { applicantOf, lookOf, purposeOf, staffTitleOf } from "../lease-words";
import { AdminBar } from "./admin-bar";
import { LEASE_HEADING } from "./lease-heading";
import { LessorAnswer } from "./lessor-answer";
import { LessorAttempts } from "./lessor-attempts";
import { ReadNumbers } from "./read-numbers";
import { UsesOfApproval } from "./uses-of-approval";

interface AdminLeaseProps {
  readonly leaseId: string;
  /** Query string of the list it was opened from. */
  readonly search: string;
}

export function AdminLease({ leaseId, search }: AdminLeaseProps) {
  const answer = useQueryAnswer(LeaseForStaffDocument, { leaseId });
  return (
    <Stack spacing={4}>
      <AdminBar leaseId={leaseId} search={search} />
      <AnswerView answer={answer} what="the application">
        {({ getLeaseForStaff: lease }) =>
          lease ? (
            <FullApplication lease={lease} onChanged={answer.retry} />
          ) : (
            <NotFound>
              <p>This application doesn't exist.</p>
            </NotFound>
          )
        }
      </AnswerView>
    </Stack>
  );
}

interface FullApplicationProps {
  readonly lease: DeskLeaseFragment;
  readonly onChanged: () => void;
}

function FullApplication({ lease, onChanged }: FullApplicationProps) {
  const { application } = lease;
  const { user } = useVisitor();
  const may = (permission: "leases.update" | "leases.pii") => user?.permissions.includes(permission) ?? false;
  const { tone, label } = lookOf(application.status);
  return (
    <Stack component="article" spacing={4}>
      <Head>
        <h2 id={LEASE_HEADING} tabIndex={-1}>
          {applicantOf(application)}
        </h2>
        <Badge tone={tone}>{label}</Badge>
        <p className="muted">
          {staffTitleOf(application)}, number {application.id.slice(0, 8)}. {purposeOf(application)}, sent{" "}
          {formatShopDateTime(application.createdAt)}.
        </p>
      </Head>
      {may("leases.update") && <LessorAnswer lease={lease} onChanged={onChanged} />}
      <Parts>
        <div>
          <ApprovalCard lease={application} />
          <LessorAttempts lease={lease} />
          <UsesOfApproval leases={lease.leases} />
          <HistoryCard lease={application} />
        </div>
        <div>
          <TypedFacts lease={application} title="Applicant" />
          {may("leases.pii") && lease.personalDataUntil && <ReadNumbers leaseId={application.id} />}
          <Sending lease={lease} />
        </div>
      </Parts>
    </Stack>
  );
}

function Sending({
  lease: { application, consentVersion, personalDataUntil },
}: {
  readonly lease: DeskLeaseFragment;
}) {
  return (
    <Card component="section" aria-labelledby="lease-sending">
      <h3 id="lease-sending">Submission</h3>
      <FactsOf
        of={{
          Account: application.username ?? "Guest",
          Consent: `Text of ${formatShopDate(consentVersion)}, ${formatShopDateTime(application.consentedAt)}`,
          "Form data stored until": personalDataUntil && formatShopDateTime(personalDataUntil),
          "Applicant IP": application.ipAddress,
          Browser: application.userAgent,
          Languages: application.acceptLanguages,
          Affiliate: application.affiliateId,
          "Sub-affiliate": application.subAffiliateId,
          "Click ID": application.clickHash,
          [LABELS.firstVisit]: touchInWords(application.firstTouch),
        }}
      />
    </Card>
  );
}

const Head = styled("header")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s2) var(--s4)",
});

/** One line for a section without content; in the narrow column a fact's name is beside its value. */
const Parts = styled(Columns)({
  "section:has(> h3 + p:last-child)": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: "0 var(--s3)",
  },
  "& > div:last-of-type dl": { gridTemplateColumns: "minmax(0, 1fr)", gap: "var(--s1)" },
  "& > div:last-of-type dl > div": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
    gap: "var(--s3)",
  },
});
