/** Form of a search rule: one phrase per line, products in one list; validated by the schema of the call. */
import * as yup from "yup";
import { searchRuleInput, type SearchRule, type SearchRuleContent, type SearchRuleKind } from "./rules";

/** A product placed for a search text, in list order. */
export interface ChosenProduct {
  readonly productId: string;
  /** Null for a hidden product. */
  readonly name: string | null;
  readonly isHidden: boolean;
}

/** In form order. */
export interface SearchRuleForm {
  readonly kind: SearchRuleKind;
  /**
   * Direction of synonyms. BOTH: each phrase finds the others. ONE: only the typed text finds the phrases.
   */
  readonly way: "BOTH" | "ONE";
  readonly text: string;
  /** One per line. */
  readonly phrases: string;
  readonly products: readonly ChosenProduct[];
  readonly address: string;
  readonly intro: string;
}

/** @param text search text of a new rule */
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
  const placed = (isHidden: boolean) => (product: { productId: string; name: string | null }) => {
    return { ...product, isHidden };
  };
  return {
    kind,
    text,
    phrases: phrases.join("\n"),
    address,
    intro,
    way: kind === "SYNONYM" && text ? "ONE" : "BOTH",
    products: [...pinned.map(placed(false)), ...hidden.map(placed(true))],
  };
}

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
    products.filter((product) => product.isHidden === isHidden).map(({ productId }) => productId);
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

/** Form field that displays an error of a field of the call. */
function fieldOf(path: string): string {
  return path.startsWith("phrases") ? "phrases" : path === "pinned" || path === "hidden" ? "products" : path;
}

/** First validation message of a field; null for a valid field. */
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
    // Formik omits empty fields.
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
