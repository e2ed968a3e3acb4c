/** The form of a draft, with a preview (CAMPAIGN-2). */
import { useState } from "react";
import Stack from "@mui/material/Stack";
import { useFormikContext } from "formik";
import {
  campaignContent,
  campaignForm,
  type Campaign,
  type CampaignContent,
  type CampaignForm,
} from "#contract/marketing/campaigns";
import {
  DEFAULT_FALLBACK,
  FIRST_NAME,
  FIRST_NAME_WITH_FALLBACK,
} from "#contract/marketing/campaign-placeholders";
import { SEGMENT_WORDS } from "#contract/marketing/campaign-statuses";
import { LEAF_CATEGORIES } from "#contract/catalogue/categories";
import { LIMITS } from "#contract/limits";
import { LABELS } from "#contract/messages";
import { SEGMENTS } from "#contract/customers/segments";
import { callApi } from "../../client/api/rest-client";
import { LeaveGuard } from "../../client/store/leave-guard";
import { notify } from "../../client/store/notify";
import { Button } from "../../ui/actions/button";
import { Form } from "../../ui/form/form";
import { SelectField } from "../../ui/form/select-field";
import { TextField } from "../../ui/form/text-field";
import { CampaignPreview } from "./campaign-preview";
import { ProductsField } from "./products-field";

type Content = Pick<Campaign, "subject" | "text" | "products" | "segment" | "category" | "rate">;

export const NEW_CONTENT: Content = {
  subject: "",
  text: "",
  products: "",
  segment: "EVERYBODY",
  category: "",
  rate: LIMITS.campaigns.usualPerMinute,
};

interface EditorProps {
  readonly id: string;
  /** Revision of the content read; 0: new. */
  readonly revision: number;
  readonly content: Content;
  readonly onSaved: (campaign: Campaign) => void;
}

export function CampaignEditor({ id, revision, content, onSaved }: EditorProps) {
  const { subject, text, products, segment, category, rate } = content;
  const [previewed, setPreviewed] = useState<CampaignContent | null>(null);
  const save = async (form: CampaignForm) => {
    const envelope = await callApi("saveCampaign", { params: { id }, body: { ...form, revision } });
    if (envelope?.isSuccess && envelope.data) {
      notify(envelope.message, "success");
      onSaved(envelope.data.campaign);
    }
    return envelope;
  };
  return (
    <Stack spacing={4}>
      <Form
        initialValues={{ subject, text, products, segment, category, rate: String(rate) }}
        schema={campaignForm}
        onSubmit={save}
        submitLabel="Save draft"
        actions={<ShowButton onShow={setPreviewed} />}
      >
        <LeaveGuard />
        <TextField name="subject" label="Subject" autoComplete="off" />
        <TextField
          name="text"
          label="Text"
          hint={`A blank line starts a new paragraph. Link: [our tires](/tires/). First name, also in the subject: ${FIRST_NAME}, or “${DEFAULT_FALLBACK}” if unknown; ${FIRST_NAME_WITH_FALLBACK} sets another word`}
          rows={10}
          autoComplete="off"
        />
        <ProductsField />
        <SelectField
          name="segment"
          label="Send to"
          options={SEGMENTS.map((value) => ({ value, label: SEGMENT_WORDS[value] }))}
        />
        <CategoryField />
        <TextField name="rate" label="Emails per minute" inputMode="numeric" autoComplete="off" />
      </Form>
      {previewed && <CampaignPreview content={previewed} />}
    </Stack>
  );
}

function CategoryField() {
  const { values } = useFormikContext<Content>();
  if (values.segment !== "CATEGORY") return null;
  const options = LEAF_CATEGORIES.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField name="category" label={LABELS.boughtIn} options={options} placeholder={LABELS.itsCategory} />
  );
}

/** Previews the form's content; errors appear at their fields. */
function ShowButton({ onShow }: { readonly onShow: (content: CampaignContent) => void }) {
  const { values, validateForm, setTouched } = useFormikContext<Content>();
  const show = async () => {
    const errors = await validateForm();
    const names = ["subject", "text", "products"] as const;
    await setTouched(Object.fromEntries(names.map((name) => [name, true])), false);
    if (names.some((name) => errors[name])) return;
    onShow(campaignContent.validateSync(values, { stripUnknown: true }));
  };
  return (
    <Button variant="outlined" onClick={() => void show()}>
      Preview email
    </Button>
  );
}
