/** One affiliate: links, terms by period, clicks and outstanding commission (AFFILIATE-9, AFFILIATE-10). */
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { MESSAGES } from "#contract/messages";
import { subAffiliateInput, type Affiliate } from "#contract/affiliates/admin";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { callApi } from "../../client/api/rest-client";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { useVisitor } from "../../client/session/use-visitor";
import { Button } from "../../ui/actions/button";
import { AnswerView } from "../../ui/answer-view";
import { Badge } from "../../ui/parts/badge";
import { BackLink } from "../../ui/parts/entry/entry-links";
import { FactsOf } from "../../ui/parts/entry/facts";
import { FormDialogButton } from "../../ui/parts/form-dialog";
import { CodeForm } from "./code-form";
import { MonthTable } from "./month-table";
import { PayoutSection } from "./payouts/payout-section";
import { TermsForm } from "./terms-form";
import { TermsTable } from "./terms-table";

const TERMS = "affiliate-terms";
const LINKS = "affiliate-links";
const NAME = "affiliate-name";

export function AffiliateScreen({ code }: { readonly code: string }) {
  const answer = useRestAnswer("getAffiliate", undefined, { code });
  return (
    <Stack spacing={4}>
      <BackLink isNamed href={BACKOFFICE_ROUTES.affiliates}>
        All affiliates
      </BackLink>
      <AnswerView answer={answer} what="this affiliate" missing={MESSAGES.affiliates.missing}>
        {({ affiliate }) => (
          <WholeAffiliate
            affiliate={affiliate}
            onChanged={(changed) => answer.replace({ affiliate: changed })}
            onReload={answer.refresh}
          />
        )}
      </AnswerView>
    </Stack>
  );
}

interface WholeProps {
  readonly affiliate: Affiliate;
  readonly onChanged: (affiliate: Affiliate) => void;
  readonly onReload: () => void;
}

function WholeAffiliate({ affiliate, onChanged, onReload }: WholeProps) {
  const { user } = useVisitor();
  const mayWrite = user?.permissions.includes("affiliates.write") ?? false;
  const { code, name, isActive, subAffiliates, terms, months, unsent, refused } = affiliate;
  const turn = async () => {
    const envelope = await callApi("changeAffiliate", {
      params: { code },
      body: { name, isActive: !isActive },
    });
    if (envelope?.isSuccess && envelope.data) onChanged(envelope.data.affiliate);
  };
  return (
    <Stack component="article" spacing={4}>
      <Head>
        <h2 id={NAME} tabIndex={-1}>
          {name}
        </h2>
        <span>
          <Badge tone={isActive ? "green" : "red"}>
            {isActive ? "Active" : "Inactive: earns no commissions"}
          </Badge>
        </span>
        {mayWrite && (
          <Button variant="outlined" onClick={() => void turn()}>
            {isActive ? "Deactivate" : "Activate"}
          </Button>
        )}
      </Head>
      <Card component="section" aria-labelledby={LINKS}>
        <h3 id={LINKS} tabIndex={-1}>
          Links
        </h3>
        <FactsOf of={Object.fromEntries(linksOf(affiliate))} />
        {mayWrite && (
          <FormDialogButton
            id="add-sub-affiliate"
            label="New sub-affiliate"
            title={`New sub-affiliate of ${name}`}
            doneId={LINKS}
          >
            {(change) => (
              <CodeForm
                {...change}
                schema={subAffiliateInput}
                codeHint="Used as sid in its links"
                send={(body) => callApi("addSubAffiliate", { params: { code }, body })}
                onAdded={onReload}
              />
            )}
          </FormDialogButton>
        )}
      </Card>
      <Card component="section" aria-labelledby={TERMS}>
        <h3 id={TERMS} tabIndex={-1}>
          Terms
        </h3>
        {terms.length === 0 ? (
          <p className="muted">No commissions are earned without terms.</p>
        ) : (
          <TermsTable terms={terms} subAffiliates={subAffiliates} />
        )}
        {mayWrite && (
          <FormDialogButton id="add-terms" label="New terms" title={`New terms for ${name}`} doneId={TERMS}>
            {(change) => <TermsForm {...change} affiliate={affiliate} onAdded={onChanged} />}
          </FormDialogButton>
        )}
      </Card>
      <PayoutSection affiliate={affiliate} mayWrite={mayWrite} onChanged={onChanged} />
      <Card component="section" aria-labelledby="affiliate-months">
        <h3 id="affiliate-months">Commissions</h3>
        {months.length === 0 ? (
          <p className="muted">No clicks or commissions yet.</p>
        ) : (
          <MonthTable code={code} months={months} />
        )}
        {unsent + refused > 0 && (
          <p className="muted">
            Not yet reported to the affiliate network: {unsent}. Rejected by it: {refused}.
          </p>
        )}
      </Card>
    </Stack>
  );
}

/** The home page with the codes; every page of the shop accepts them too. */
function linksOf({ code, name, subAffiliates }: Affiliate): (readonly [name: string, link: string])[] {
  const link = (more: Readonly<Record<string, string>>) =>
    `${window.location.origin}/?${new URLSearchParams({ aid: code, ...more })}`;
  return [[name, link({})], ...subAffiliates.map((sub) => [sub.name, link({ sid: sub.code })] as const)];
}

const Head = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "var(--s3)" });
