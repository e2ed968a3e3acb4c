/** Up to four products side by side: cost in cash and leased, availability and features. */
import { useEffect, useMemo, useRef, useState } from "react";
import { styled } from "@mui/material/styles";
import { ComparedProductsDocument } from "#contract/graphql/documents/compare.generated";
import type { ComparedProductsQuery } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import { LABELS, MESSAGES } from "#contract/messages";
import { ownPictures } from "#contract/catalogue/pictures";
import { ROUTES } from "#contract/site/paths";
import { illustration } from "../../catalogue/cards/card";
import { ProductPicture } from "../../catalogue/cards/product-picture";
import { putInCart } from "../../client/cart/put-in-cart";
import { PRODUCTS_CONTEXT } from "../../client/api/apollo-client";
import { useQueryAnswer } from "../../client/api/use-query-answer";
import { track } from "../../client/page/track";
import { useApprover } from "../../client/page/use-approver";
import { usePlace } from "../../client/page/use-place";
import { OFFERS_LEASES } from "../../lib/shop-lessor";
import { Button } from "../../ui/actions/button";
import { AnswerView } from "../../ui/answer-view";
import { EmptyState } from "../../ui/parts/empty-state";
import { Notice } from "../../ui/parts/notice";
import { Tile } from "../../ui/parts/tile";
import { rememberCompared, readCompared, storedCompared } from "./compare-list";
import { comparedRows, onlyDifferences, type ComparedProduct } from "./compared-rows";

interface ComparedItem {
  readonly id: string;
  readonly product: ComparedProduct;
}

export function CompareScreen() {
  const [{ ids, isFull }, setCompared] = useState(() => readCompared(location.search, storedCompared()));
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => rememberCompared(ids), [ids]);
  const answer = useQueryAnswer(
    ComparedProductsDocument,
    { productIds: [...ids] },
    { context: PRODUCTS_CONTEXT, skip: ids.length === 0, staysOnFailure: true },
  );
  const compared = answer.data?.getCartProducts;
  const strangers = useMemo(() => strangersAmong(compared ?? [], ids), [compared, ids]);
  useEffect(() => {
    if (!strangers) return;
    setRefused(strangers.sentence);
    setCompared({ ids: ids.filter((id) => !strangers.ids.includes(id)), isFull: false });
  }, [strangers, ids]);
  if (ids.length === 0) return <NothingYet />;
  const remove = (id: string) => {
    setRefused(null);
    setCompared({ ids: ids.filter((other) => other !== id), isFull: false });
  };
  return (
    <>
      {refused && <Notice role="status">{refused}</Notice>}
      {isFull && <Notice role="status">{MESSAGES.saved.maxCompared}</Notice>}
      <AnswerView answer={answer} what="these products">
        {({ getCartProducts }) => {
          const items = getCartProducts.flatMap(({ id, product }) =>
            product && ids.includes(id) ? [{ id, product }] : [],
          );
          return (
            <>
              {items.length < ids.length && (
                <Notice role="status">Some products are no longer sold and aren't shown.</Notice>
              )}
              {items.length > 0 ? <Comparison items={items} onRemove={remove} /> : <NothingYet />}
            </>
          );
        }}
      </AnswerView>
    </>
  );
}

/** Products of another category than the first one's; null without any. */
function strangersAmong(
  answered: ComparedProductsQuery["getCartProducts"],
  ids: readonly string[],
): { readonly ids: readonly string[]; readonly sentence: string } | null {
  const matches = ids.flatMap((id) => answered.find((item) => item.id === id) ?? []);
  const first = matches.find(({ product }) => product?.category)?.product?.category;
  const others = matches.filter(({ product }) => product?.category && product.category.id !== first?.id);
  if (!first || others.length === 0) return null;
  return { ids: others.map(({ id }) => id), sentence: MESSAGES.saved.sameCategory(first.name) };
}

function Comparison({
  items,
  onRemove,
}: {
  readonly items: readonly ComparedItem[];
  readonly onRemove: (id: string) => void;
}) {
  const [isDifferingOnly, setDifferingOnly] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const place = usePlace();
  const lessor = useApprover();
  const all = comparedRows(
    items.map(({ product }) => product),
    place?.state ?? null,
    lessor,
  );
  const rows = isDifferingOnly ? onlyDifferences(all) : all;
  const set = items.map(({ id }) => id).join();
  const category = items[0]?.product.category?.name;
  useEffect(() => {
    const compareCount = set.split(",").length;
    // A single product is not a comparison.
    if (compareCount > 1) track("COMPARE", { compareCount, compareCategory: category });
  }, [set, category]);
  return (
    <>
      {items.length > 1 && (
        <label>
          <input
            type="checkbox"
            checked={isDifferingOnly}
            onChange={({ target }) => setDifferingOnly(target.checked)}
          />{" "}
          Show differences only
        </label>
      )}
      <Scroll ref={region} role="region" aria-label="Comparison" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {items.map(({ id, product }) => (
                <th key={id} scope="col">
                  <Tile>
                    <ProductPicture
                      image={ownPictures(product)[0] ?? illustration(product)}
                      alt=""
                      place="thumb"
                    />
                  </Tile>
                  <span className="muted">{product.manufacturer}</span>
                  <a href={product.url}>{product.name}</a>
                  {product.availability === "AVAILABLE" && (
                    <Button
                      variant="outlined"
                      aria-label={`${LABELS.addToCart}: ${product.name}`}
                      onClick={() => putInCart(id)}
                    >
                      {LABELS.addToCart}
                    </Button>
                  )}
                  <Button
                    variant="text"
                    aria-label={`Remove ${product.name}`}
                    onClick={() => {
                      onRemove(id);
                      // The button unmounts with its column.
                      region.current?.focus();
                    }}
                  >
                    Remove
                  </Button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, column) => (
                  <td key={items[column]!.id}>{cell || "Not listed"}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {OFFERS_LEASES && (
        <p className="small">
          {MESSAGES.financing.leaseNotLoan} {MESSAGES.financing.ownership}{" "}
          <a href={ROUTES.howItWorks}>{LABELS.howItWorks}</a>
        </p>
      )}
      {items.length < LIMITS.catalogue.maxCompared && (
        <p>
          To add another, choose “Compare” on its page.{" "}
          <a href={ROUTES.departments}>{LABELS.continueShopping}</a>
        </p>
      )}
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState>
      <h2>Nothing to compare yet</h2>
      <p>Add up to four products with “Compare” to see them side by side.</p>
      <Button href={ROUTES.departments}>{LABELS.startShopping}</Button>
    </EmptyState>
  );
}

const Scroll = styled("div")({
  overflowX: "auto",
  table: { borderCollapse: "collapse", width: "100%" },
  "th, td": {
    minWidth: 150,
    padding: "var(--s3)",
    borderBottom: "1px solid var(--line)",
    textAlign: "left",
    verticalAlign: "top",
    overflowWrap: "anywhere",
    hyphens: "auto",
  },
  "thead th > *": { display: "block" },
  "thead th > span:first-of-type": { width: 96 },
  "tbody th, thead td": {
    position: "sticky",
    left: 0,
    minWidth: 104,
    maxWidth: 160,
    background: "var(--paper)",
    fontWeight: 600,
    // As wide as its longest word: "Manufacturer's" is not broken on a phone.
    overflowWrap: "break-word",
    hyphens: "manual",
    "@media (max-width: 599.9px)": { fontSize: "var(--sm)" },
    "@media (min-width: 900px)": { minWidth: 200, maxWidth: 240 },
  },
});
