/** Customer tags set by staff: each links to the customers with the tag. */
import { useId, useState } from "react";
import Stack from "@mui/material/Stack";
import type { Customer } from "#contract/customers/care";
import { customerTagInput } from "#contract/customers/page";
import { fail } from "#contract/rest/envelope";
import { LABELS, MESSAGES } from "#contract/messages";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { callApi } from "../../../../client/api/rest-client";
import { useRestAnswer } from "../../../../client/api/use-rest-answer";
import { notify } from "../../../../client/store/notify";
import { Button } from "../../../../ui/actions/button";
import { Form } from "../../../../ui/form/form";
import { TextField } from "../../../../ui/form/text-field";
import { Tag } from "../../../../ui/parts/tag";
import { Fold, PartCard } from "./part-card";

interface CustomerTagsProps {
  readonly customer: Customer;
  readonly mayChange: boolean;
  readonly onChanged: (data: { readonly customer: Customer }) => void;
}

export function CustomerTags({ customer, mayChange, onChanged }: CustomerTagsProps) {
  const { username, tags } = customer;
  const [formKey, setFormKey] = useState(0);
  const known = useKnownTags(tags);
  const change = async (body: { add: string[]; remove: string[] }) => {
    const answer = await callApi("changeCustomerTags", { params: { username }, body }).catch(() =>
      fail(MESSAGES.generic.unreachable),
    );
    if (answer?.isSuccess && answer.data) onChanged(answer.data);
    return answer;
  };
  const remove = async (tag: string) => {
    const answer = await change({ add: [], remove: [tag] });
    notify(answer?.message ?? MESSAGES.generic.notFound, answer?.isSuccess ? "success" : "error");
  };
  return (
    <PartCard component="section" aria-labelledby="tags-heading">
      <h2 id="tags-heading">Tags</h2>
      {tags.length === 0 ? (
        <p className="muted">None yet.</p>
      ) : (
        <Stack
          component="ul"
          direction="row"
          sx={{ flexWrap: "wrap", gap: "var(--s2)", listStyle: "none", p: 0 }}
        >
          {tags.map((tag) => (
            <Stack component="li" direction="row" key={tag} sx={{ alignItems: "center" }}>
              <Tag>
                <a href={`${BACKOFFICE_ROUTES.customers}?${new URLSearchParams({ tag })}`}>{tag}</a>
              </Tag>
              {mayChange && (
                <Button variant="text" aria-label={LABELS.removeTag(tag)} onClick={() => void remove(tag)}>
                  Remove
                </Button>
              )}
            </Stack>
          ))}
        </Stack>
      )}
      {mayChange && (
        <Fold label="New tag">
          <Form
            key={formKey}
            initialValues={{ tag: "" }}
            schema={customerTagInput}
            submitLabel={LABELS.addTag}
            onSubmit={async ({ tag }) => {
              const answer = await change({ add: [tag], remove: [] });
              if (answer?.isSuccess) {
                notify(answer.message, "success");
                setFormKey(formKey + 1);
              }
              return answer;
            }}
          >
            <TextField name="tag" label="Tag" autoComplete="off" more={known} />
          </Form>
        </Fold>
      )}
    </PartCard>
  );
}

/** Tags in use that this customer lacks, listed below the field. */
function useKnownTags(own: readonly string[]) {
  const id = useId();
  const { data } = useRestAnswer("listCustomerTags");
  const others = (data?.tags ?? []).filter((tag) => !own.includes(tag)).slice(0, 12);
  const node = others.length > 0 && <p className="muted">{LABELS.existingTags(others)}</p>;
  return { id, node };
}
