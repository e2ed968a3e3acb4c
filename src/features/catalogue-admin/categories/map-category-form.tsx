/** Form that maps a supplier's category to one of the shop's (STAFF-68). */
import {
  CATEGORY_MAPPING_KINDS,
  categoryMappingInput,
  MAPPING_KIND_LABELS,
  type CategoryMappingInput,
  type CategoryMappingKind,
  type UnplacedCategory,
} from "#contract/imports/category-mappings";
import { callApi } from "../../../client/api/rest-client";
import { Button } from "../../../ui/actions/button";
import { Form } from "../../../ui/form/form";
import { SelectField } from "../../../ui/form/select-field";
import { TextField } from "../../../ui/form/text-field";
import type { ChangeProps } from "../../../ui/parts/form-dialog";
import { CATEGORY_CHOICES } from "./category-names";

interface MapCategoryFormProps extends ChangeProps {
  readonly category: UnplacedCategory;
  readonly onMapped: () => void;
}

const KINDS = CATEGORY_MAPPING_KINDS.map((kind) => ({ value: kind, label: MAPPING_KIND_LABELS[kind] }));

export function MapCategoryForm({ category, onMapped, onDone, onLeave }: MapCategoryFormProps) {
  const { supplier, steps, suggestion } = category;
  const path = steps.join(" > ");
  const send = async (input: CategoryMappingInput) => {
    const body = { ...input, pattern: input.kind === "PATH" ? path : input.pattern };
    const envelope = await callApi("mapCategory", { body });
    if (envelope?.isSuccess) {
      onDone();
      onMapped();
    }
    return envelope;
  };
  return (
    <Form
      initialValues={{
        supplier,
        category: suggestion?.categoryId ?? "",
        kind: "PATH" as CategoryMappingKind,
        pattern: steps.at(-1) ?? "",
      }}
      schema={categoryMappingInput}
      onSubmit={send}
      submitLabel="Map category"
      actions={
        <Button variant="outlined" onClick={onLeave}>
          Cancel
        </Button>
      }
    >
      <SelectField
        name="category"
        label="Shop category"
        options={CATEGORY_CHOICES}
        placeholder="Choose a category"
      />
      <SelectField name="kind" label="Applies to" options={KINDS} />
      <TextField
        name="pattern"
        label="Name or words"
        hint="Used for names and words only; a path always matches exactly"
        autoComplete="off"
        isOptional
        isVerbatim
      />
    </Form>
  );
}
