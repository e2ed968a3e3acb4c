/** Shop data on every page, such as menu and contact, queried once for the entire site. */
import { graphql, useStaticQuery } from "gatsby";
import type { Category } from "#contract/graphql/generated";
import type { MenuDepartment } from "./catalogue-views";

export interface Shop {
  /** Empty when the menu could not be read (SITE-7). */
  readonly departments: readonly MenuDepartment[];
  readonly name: string;
  /** Origin of the site without a trailing slash; base of canonical addresses. */
  readonly siteUrl: string;
  readonly phone: string;
  readonly email: string;
  /** One line; empty without an address. */
  readonly address: string;
  /** Empty without a blog. */
  readonly blogUrl: string;
  readonly socialUrl: string;
}

type MenuCategory = Pick<Category, "name" | "url" | "active">;

interface ShopAnswer {
  readonly site: { readonly siteMetadata: Omit<Shop, "departments"> };
  readonly shop: {
    readonly getCategories:
      | readonly (MenuCategory &
          Pick<Category, "menuGroup"> & { readonly subCategories: readonly MenuCategory[] })[]
      | null;
  } | null;
}

const menus = new WeakMap<object, readonly MenuDepartment[]>();

/** Returns equal content on every page of a build. */
export function useShop(): Shop {
  const answer = useStaticQuery<ShopAnswer>(graphql`
    query ShopFrame {
      site {
        siteMetadata {
          name
          siteUrl
          phone
          email
          address
          blogUrl
          socialUrl
        }
      }
      shop {
        getCategories {
          name
          url
          active
          menuGroup
          subCategories {
            name
            url
            active
          }
        }
      }
    }
  `);
  return { ...answer.site.siteMetadata, departments: menuOf(answer.shop) };
}

function menuOf(shop: ShopAnswer["shop"]): readonly MenuDepartment[] {
  if (!shop?.getCategories) return [];
  const known = menus.get(shop);
  if (known) return known;
  const departments = shop.getCategories
    .filter(({ active }) => active)
    .map((department) => ({
      ...linkTo(department),
      group: department.menuGroup === "more" ? ("more" as const) : ("main" as const),
      items: department.subCategories.filter(({ active }) => active).map(linkTo),
    }));
  menus.set(shop, departments);
  return departments;
}

function linkTo({ name, url }: MenuCategory) {
  return { label: name, url };
}
