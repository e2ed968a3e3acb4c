/** The catalog admin: products, one product, imports, unmapped categories, promotions and stores, each with an address. */
import { lazy, Suspense } from "react";
import Stack from "@mui/material/Stack";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { idBelow } from "../../ui/list/list-address";
import { WaitingBars } from "../../ui/parts/waiting-bars";
import { CategoryList } from "./categories/category-list";
import { AdminTabs } from "./admin-tabs";
import { ImportList } from "./import-list";
import { ProductList } from "./product-list";
import { PromotionList } from "./promotions/promotion-list";
import { StoreList } from "./store-list";

const ProductScreen = lazy(async () => ({
  default: (await import("./product/product-screen")).ProductScreen,
}));

interface CatalogueAdminProps {
  readonly location: { readonly pathname: string; readonly search: string };
}

export function CatalogueAdmin({ location }: CatalogueAdminProps) {
  const { search, pathname } = location;
  const path = pathname.endsWith("/") ? pathname : `${pathname}/`;
  const productId = idBelow(BACKOFFICE_ROUTES.products, path);
  if (productId !== null) {
    return (
      <Suspense fallback={<WaitingBars what="this product" />}>
        <ProductScreen key={productId} id={decodeURIComponent(productId)} search={search} />
      </Suspense>
    );
  }
  return (
    <Stack spacing={3}>
      <AdminTabs path={path} />
      {path === BACKOFFICE_ROUTES.imports ? (
        <ImportList search={search} />
      ) : path === BACKOFFICE_ROUTES.categories ? (
        <CategoryList search={search} />
      ) : path === BACKOFFICE_ROUTES.promotions ? (
        <PromotionList />
      ) : path === BACKOFFICE_ROUTES.stores ? (
        <StoreList />
      ) : (
        <ProductList search={search} />
      )}
    </Stack>
  );
}
