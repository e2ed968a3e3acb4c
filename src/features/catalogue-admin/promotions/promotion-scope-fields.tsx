/** Products of a new promotion: each scope shows only its own fields. */
import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import type { PromotionBrand } from "#contract/promotions/schema";
import { CATALOGUE_LINE_LABELS, CATALOGUE_LINES } from "#contract/catalogue/lines";
import type { PromotionForm } from "#contract/promotions/form";
import { PROMOTION_SCOPE_LABELS, PROMOTION_SCOPES, SCOPE_CATEGORIES } from "#contract/promotions/scope";
import { CheckboxListField } from "../../../ui/form/checkbox-list-field";
import { RadioField } from "../../../ui/form/radio-field";

const SCOPES = PROMOTION_SCOPES.map((value) => ({ value, label: PROMOTION_SCOPE_LABELS[value] }));
const CATEGORIES = SCOPE_CATEGORIES.map(({ id, name, isMain }) => ({
  value: id,
  label: isMain ? <b>{name}</b> : name,
}));
const LINES = CATALOGUE_LINES.map((value) => ({ value, label: CATALOGUE_LINE_LABELS[value] }));

export function ScopeFields({ brands }: { readonly brands: readonly PromotionBrand[] }) {
  const { values } = useFormikContext<PromotionForm>();
  const brandChoices = brands.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <RadioField name="scope" legend="Eligible items" choices={SCOPES} isRow />
      {values.scope === "CATEGORIES" && (
        <Scrolled>
          <CheckboxListField
            name="categories"
            legend="Categories (including subcategories)"
            choices={CATEGORIES}
          />
        </Scrolled>
      )}
      {values.scope === "BRANDS" && (
        <Scrolled>
          <CheckboxListField name="brands" legend="Brands" choices={brandChoices} />
        </Scrolled>
      )}
      {values.scope === "LINES" && <CheckboxListField name="lines" legend="Catalog lines" choices={LINES} />}
    </>
  );
}

/** A long list of choices must not push the rest of the form away. */
const Scrolled = styled("div")({ maxHeight: 320, overflowY: "auto" });
