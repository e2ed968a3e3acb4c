/** The form of a rule of the search: phrases on lines, products in one list; checked by the schema of the call. */
import * as yup from "yup";
import { searchRuleInput, type SearchRule, type SearchRuleContent, type SearchRuleKind } from "./rules";

/** A product of a searched text, in the order of the list. */
export interface ChosenProduct {
  readonly productId: string;
  /** Null for a product that no shopper sees. */
  readonly name: string | null;
  readonly isHidden: boolean;
}

/** In the order of the form. */
export interface SearchRuleForm {
  readonly kind: SearchRuleKind;
  /** Direction of synonyms: each finds the others, or only what is typed finds the phrases. */
  readonly way: "BOTH" | "ONE";
  readonly text: string;
  /** One a line. */
  readonly phrases: string;
  readonly products: readonly ChosenProduct[];
  readonly address: string;
  readonly intro: string;
}

/** @param text of a new rule: what somebody searched */
export function newSearchRule(kind: SearchRuleKind, text = ""): SearchRuleForm {
  const isSynonym = kind === "SYNONYM";
  return {
    kind,
    way: isSynonym && text ? "ONE" : "BOTH",
    text,
    phrases: "",
    products: [],
    address: "",
    intro: "",
  };
}

export function formOfSearchRule({
  kind,
  text,
  phrases,
  pinned,
  hidden,
  address,
  intro,
}: SearchRule): SearchRuleForm {
  const placed = (isHidden: boolean) => (one: { productId: string; name: string | null }) => {
    return { ...one, isHidden };
  };
  return {
    ...{ kind, text, phrases: phrases.join("\n"), address, intro },
    way: kind === "SYNONYM" && text ? "ONE" : "BOTH",
    products: [...pinned.map(placed(false)), ...hidden.map(placed(true))],
  };
}

/** Input of the call. */
export function callOfSearchRule({
  kind,
  way,
  text,
  phrases,
  products,
  address,
  intro,
}: SearchRuleForm): SearchRuleContent {
  const idsOf = (isHidden: boolean) =>
    products.filter((one) => one.isHidden === isHidden).map(({ productId }) => productId);
  const isSynonym = kind === "SYNONYM";
  return {
    kind,
    text: isSynonym && way === "BOTH" ? "" : text,
    phrases: isSynonym ? phrases.split("\n").flatMap((line) => line.trim() || []) : [],
    pinned: idsOf(false),
    hidden: idsOf(true),
    address,
    intro,
  };
}

/** The field of the form that shows what is wrong with one of the call. */
function fieldOf(path: string): string {
  return path.startsWith("phrases") ? "phrases" : path === "pinned" || path === "hidden" ? "products" : path;
}

/** The first validation message about a field; null for a valid one. */
function complaintAbout(name: string, form: SearchRuleForm): string | null {
  const isOneWay = form.kind === "SYNONYM" && form.way === "ONE";
  if (name === "text" && isOneWay && form.text.trim() === "") return "Please enter what shoppers type";
  try {
    searchRuleInput.validateSync(callOfSearchRule(form), { abortEarly: false });
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return error.inner.find(({ path = "" }) => fieldOf(path) === name)?.message ?? null;
  }
  return null;
}

function about(name: string) {
  return (_value: unknown, context: yup.TestContext): true | yup.ValidationError => {
    const { kind, ...form } = context.parent as Partial<SearchRuleForm> & Pick<SearchRuleForm, "kind">;
    // Formik leaves empty fields out.
    const message = complaintAbout(name, { ...newSearchRule(kind), ...form });
    return message === null || context.createError({ message });
  };
}

export const searchRuleForm = yup.object({
  kind: yup.string<SearchRuleKind>().required(),
  way: yup.string<"BOTH" | "ONE">().required(),
  text: yup.string().default("").test("call", about("text")),
  phrases: yup.string().default("").test("call", about("phrases")),
  products: yup.mixed<readonly ChosenProduct[]>().required().test("call", about("products")),
  address: yup.string().default("").test("call", about("address")),
  intro: yup.string().default("").test("call", about("intro")),
});
