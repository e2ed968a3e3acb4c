/** @jest-environment node */
import { useStaticQuery } from "gatsby";
import { renderToString } from "react-dom/server";
import { SHOP_CATEGORIES, type ShopCategory } from "#contract/catalogue/categories";
import { isCataloguePath } from "#contract/site/paths";
import { wrapPageElement as wrapWhole } from "../root";
import { PageRenderer, wrapPageElement } from "./server-frame";

interface Answered {
  readonly name: string;
  readonly url: string;
  readonly active: boolean;
  readonly menuGroup: string | null;
  readonly subCategories: readonly Answered[];
}

function answered({ id, name, menuGroup, subCategories }: ShopCategory): Answered {
  return {
    name,
    url: `/products/${id}/`,
    active: true,
    menuGroup: menuGroup ?? null,
    subCategories: (subCategories ?? []).map(answered),
  };
}

const siteMetadata = {
  name: "ElectroFinance",
  siteUrl: "https://shop.example",
  phone: "1-800-555-0142",
  email: "help@shop.example",
  blogUrl: "",
  socialUrl: "",
};

beforeEach(() => {
  const shop = { getCategories: SHOP_CATEGORIES.map(answered) };
  jest.mocked(useStaticQuery).mockReturnValue({ site: { siteMetadata }, shop });
});

const leaf = SHOP_CATEGORIES.flatMap((category) => category.subCategories ?? [])[0]!.id;

test("a page in the cached frame is identical to the Shell's output", () => {
  const renderer = new PageRenderer();
  const paths = [
    "/",
    "/product/a-1/",
    "/product/b-2/",
    `/products/${leaf}/`,
    `/products/${leaf}/2/`,
    "/brands/",
  ];
  for (const pathname of [...paths, ...paths]) {
    const page = { element: <h1>At {pathname}</h1>, props: { location: { pathname } } };
    expect(renderer.render(<>{wrapPageElement(page)}</>, pathname)).toBe(renderToString(wrapWhole(page)));
  }
});

test("account and text pages are rendered entirely by Gatsby", () => {
  for (const path of ["/cart/", "/search/", "/account/", "/page/terms/", "/404.html"]) {
    expect(isCataloguePath(path)).toBe(false);
  }
});
