/** Searches a product by name or SKU and adds it by keyboard: arrow keys select, Enter adds. */
import { useEffect, useState, type KeyboardEvent } from "react";
import InputBase from "@mui/material/InputBase";
import { styled } from "@mui/material/styles";
import { FindProductsDocument } from "#contract/graphql/documents/phone-orders.generated";
import { LIMITS } from "#contract/limits";
import { cashPriceCents, formatMoney } from "#contract/money/money";
import { actionRef } from "../../../../ui/actions/registry";
import { shopApollo } from "../../../../client/api/apollo-client";
import { failureSentence } from "../../../../client/api/use-query-answer";
import { FieldFrame } from "../../../../ui/form/field-frame";
import { useShopField } from "../../../../ui/form/use-shop-field";
import type { MatchedProduct } from "./phone-order-form";

/** Debounces typing. */
const REST_MS = 200;

interface SearchResult {
  /** The text of these results; results for another text are stale. */
  readonly text: string;
  readonly products: readonly MatchedProduct[];
  readonly failure: string | null;
}

interface ProductFinderProps {
  readonly onPick: (product: MatchedProduct) => void;
}

export function ProductFinder({ onPick }: ProductFinderProps) {
  const field = useShopField<string>("items");
  const [text, setText] = useState("");
  const [place, setPlace] = useState(0);
  const [added, setAdded] = useState("");
  const result = useProducts(text.trim());
  const products = result?.products ?? [];
  const hasChoices = products.length > 0;
  const pick = (product: MatchedProduct | undefined) => {
    if (!product) return;
    onPick(product);
    setText("");
    setAdded(`${product.name} added.`);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && hasChoices) {
      event.preventDefault();
      const next = (place + step + products.length) % products.length;
      setPlace(next);
      document.getElementById(`${field.id}-${next}`)?.scrollIntoView?.({ block: "nearest" });
    }
    // Enter adds a product here; it does not submit the form.
    if (event.key === "Enter") {
      event.preventDefault();
      pick(products[place]);
    }
    if (event.key === "Escape") setText("");
  };
  return (
    <FieldFrame field={field} label="Find a product" hint="By name or SKU">
      <InputBase
        id={field.id}
        ref={actionRef.search}
        type="search"
        value={text}
        error={field.error !== null}
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value);
          setPlace(0);
          setAdded("");
        }}
        onKeyDown={press}
        slotProps={{
          input: {
            role: "combobox",
            "aria-expanded": hasChoices,
            "aria-controls": `${field.id}-list`,
            "aria-activedescendant": hasChoices ? `${field.id}-${place}` : undefined,
            "aria-autocomplete": "list",
            "aria-describedby": field.describedBy(true),
            maxLength: LIMITS.catalogue.searchTextLength,
          },
        }}
      />
      <Choices id={`${field.id}-list`} role="listbox" aria-label="Matching products">
        {products.map((product, at) => (
          // Reached from the field with the arrow keys (aria-activedescendant).
          <li
            key={product.productId}
            id={`${field.id}-${at}`}
            role="option"
            aria-selected={at === place}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(product)}
            onKeyDown={press}
          >
            {product.name}
            <small>
              SKU {product.sku}, {formatMoney(cashPriceCents(product))}, {stockOf(product)}
            </small>
          </li>
        ))}
      </Choices>
      <p role="status" className="muted">
        {text.trim() === "" ? added : sentenceOf(result)}
      </p>
    </FieldFrame>
  );
}

/** @returns null without a response */
function useProducts(text: string): SearchResult | null {
  const [result, setResult] = useState<SearchResult | null>(null);
  useEffect(() => {
    if (text === "") return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void findProducts(text).then((answer) => {
        if (isCurrent) setResult(answer);
      });
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return text !== "" && result?.text === text ? result : null;
}

async function findProducts(text: string): Promise<SearchResult> {
  try {
    const { data } = await shopApollo().query({
      query: FindProductsDocument,
      variables: { text },
      fetchPolicy: "no-cache",
    });
    return { text, products: data?.searchProducts.products ?? [], failure: null };
  } catch (error) {
    return { text, products: [], failure: failureSentence(error) };
  }
}

function sentenceOf(result: SearchResult | null): string {
  if (!result) return "Searching…";
  if (result.failure) return result.failure;
  return result.products.length === 0 ? "No matching products." : "↑ ↓ to move, Enter to add, Esc to close.";
}

function stockOf({ availableQuantity }: MatchedProduct): string {
  return availableQuantity > 0 ? `${availableQuantity} in stock` : "sold out";
}

const Choices = styled("ul")({
  display: "grid",
  // A list taller than its space scrolls in full rows.
  gridAutoRows: "max-content",
  gap: "var(--s1)",
  maxHeight: "40vh",
  overflowY: "auto",
  "&:empty": { display: "none" },
  li: {
    display: "grid",
    minHeight: 44,
    padding: "var(--s2) var(--s3)",
    borderRadius: "var(--r-md)",
    cursor: "pointer",
    overflowWrap: "anywhere",
  },
  "li[aria-selected=true]": { background: "var(--brand-soft)", color: "var(--brand)", fontWeight: 600 },
});
