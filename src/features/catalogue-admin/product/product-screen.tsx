/** One product for staff: what the shop shows of it, its prices, stock and history (STAFF-77). */
import type { ReactNode } from "react";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { HIDDEN_BY_STAFF } from "#contract/catalogue/hidden-reasons";
import type { StaffProduct } from "#contract/catalogue/staff-product";
import { MESSAGES } from "#contract/messages";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { productPath } from "#contract/site/paths";
import { productParagraphs } from "../../../catalogue/views/product-paragraphs";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { useVisitor } from "../../../client/session/use-visitor";
import { formatShopDateTime } from "../../../lib/format-date";
import { AnswerView } from "../../../ui/answer-view";
import { Columns } from "../../../ui/parts/columns";
import { BackLink } from "../../../ui/parts/entry/entry-links";
import { VisibilityBadge } from "../visibility-badge";
import { CatalogFacts, PriceFacts, StockFacts } from "./product-facts";
import { ProductHistory } from "./product-history";
import { ProductPictures } from "./product-pictures";
import { VisibilityActions } from "./visibility-actions";

const HEADING = "product-heading";

interface ProductScreenProps {
  readonly id: string;
  /** The query of the list that the product was opened from. */
  readonly search: string;
}

export function ProductScreen({ id, search }: ProductScreenProps) {
  const answer = useRestAnswer("getStaffProduct", undefined, { productId: id });
  return (
    <Stack spacing={4}>
      <BackLink isNamed href={`${BACKOFFICE_ROUTES.catalogue}${search}`}>
        Back to all products
      </BackLink>
      <AnswerView answer={answer} what="this product" missing={MESSAGES.staff.productUnknown}>
        {({ product }) => (
          <Product
            product={product}
            onChanged={(changed) => answer.replace({ product: changed })}
            onStale={answer.refresh}
          />
        )}
      </AnswerView>
    </Stack>
  );
}

interface ProductProps {
  readonly product: StaffProduct;
  readonly onChanged: (product: StaffProduct) => void;
  readonly onStale: () => void;
}

function Product({ product, onChanged, onStale }: ProductProps) {
  const { user } = useVisitor();
  const { name, slug, hiddenReason, history } = product;
  const paragraphs = productParagraphs(product);
  const mayWrite = user?.permissions.includes("pricing.write") ?? false;
  return (
    <Stack component="article" spacing={4}>
      <Head>
        <h2 id={HEADING} tabIndex={-1}>
          {name}
        </h2>
        <VisibilityBadge hiddenReason={hiddenReason} />
        {hiddenReason === null && <a href={productPath({ slug })}>View in the shop</a>}
        {mayWrite && (
          <VisibilityActions product={product} doneId={HEADING} onChanged={onChanged} onStale={onStale} />
        )}
      </Head>
      <HideReason product={product} />
      <Columns>
        <div>
          <Section title="Images">
            <ProductPictures {...product} />
          </Section>
          <Section title="Description">
            {paragraphs.length === 0 && <p className="muted">No description</p>}
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Section>
          <Section title="History">
            <ProductHistory history={history} />
          </Section>
        </div>
        <div>
          <Section title="Price">
            <PriceFacts product={product} />
            {mayWrite && !product.hasOwnRule && (
              <a
                href={`${BACKOFFICE_ROUTES.newRule}?${new URLSearchParams({ sku: product.sku }).toString()}`}
              >
                Set a price for this product alone
              </a>
            )}
          </Section>
          <Section title="Stock">
            <StockFacts product={product} />
          </Section>
          <Section title="Catalog">
            <CatalogFacts product={product} />
          </Section>
        </div>
      </Columns>
    </Stack>
  );
}

/** Names who hid the product and why; the supplier's reason is in the badge. */
function HideReason({ product: { hide, hiddenReason } }: { readonly product: StaffProduct }) {
  if (!hide) return null;
  const also = hiddenReason === HIDDEN_BY_STAFF ? "Hidden" : "Also hidden";
  return (
    <p style={{ whiteSpace: "pre-line" }}>
      {also} by {hide.by}, <time dateTime={hide.at}>{formatShopDateTime(hide.at)}</time>: {hide.reason}
    </p>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = `product-${title.toLowerCase()}`;
  return (
    <Card component="section" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Card>
  );
}

const Head = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "var(--s3)" });
