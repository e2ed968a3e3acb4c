/**
 * The mega menu: native disclosures, one open at a time (details with the same name). From 900 px a row under
 * the header; below, the same list is a drawer opened from the mobile bar (a popover). Neither needs a
 * script.
 */
import { LEAF_CATEGORIES } from "#contract/catalogue/categories";
import { LABELS } from "#contract/messages";
import { ROUTES, categoryPath } from "#contract/site/paths";
import type { LinkView, MenuDepartment } from "../../catalogue/views/catalogue-views";
import { phoneHref } from "../../lib/phone";
import { OFFERS_LEASES } from "../../lib/shop-lessor";
import { Icon } from "../../ui/icon";
import { useIsBrowser } from "../../ui/use-is-browser";
import { ariaCurrent } from "./active-link";

export const MENU_ID = "menu";

/** Aliases of subcategories in the menu, by address (SITE-8). */
const ALIASES = new Map(
  LEAF_CATEGORIES.flatMap(({ id, alias }) => (alias ? [[categoryPath({ slug: id }), alias] as const] : [])),
);

interface ShopMenuProps {
  /** Empty when the menu could not be loaded. */
  readonly departments: readonly MenuDepartment[];
  readonly path: string;
  readonly phone: string;
}

export function ShopMenu({ departments, path, phone }: ShopMenuProps) {
  const more = departments.filter((department) => department.group === "more");
  return (
    <nav className="menu" id={MENU_ID} popover="auto" aria-label="Departments">
      <p className="menu-top">
        <b>Departments</b>
        <button popoverTarget={MENU_ID} popoverTargetAction="hide" aria-label="Close menu">
          <Icon name="close" />
        </button>
      </p>
      <ul className="wrap">
        {departments
          .filter((department) => department.group === "main")
          .map((department) => (
            <li key={department.url}>
              <MainEntry department={department} path={path} />
            </li>
          ))}
        {more.length > 0 && (
          <li>
            <details data-menu="" name="menu">
              <summary>Show More</summary>
              <div className="panel more">
                {more.map((department) => (
                  <div key={department.url}>
                    <Links department={department} path={path} />
                  </div>
                ))}
              </div>
            </details>
          </li>
        )}
        {OFFERS_LEASES && (
          <li>
            <a className="entry" href={ROUTES.financing}>
              {LABELS.leaseToOwn}
            </a>
          </li>
        )}
      </ul>
      {useIsBrowser() && <MenuEnd phone={phone} />}
    </nav>
  );
}

/** The end of a phone's drawer, drawn by the app: pages have these links elsewhere. */
function MenuEnd({ phone }: { readonly phone: string }) {
  const links = [
    [ROUTES.account, LABELS.yourAccount],
    [ROUTES.orders, LABELS.yourOrders],
    [ROUTES.findOrder, LABELS.findOrder],
    [ROUTES.wishList, LABELS.wishList],
    [ROUTES.contact, LABELS.contactUs],
    [phoneHref(phone), phone],
  ] as const;
  return (
    <ul className="menu-end">
      {links.map(([url, label]) => (
        <li key={url}>
          <a className="entry" href={url}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function MainEntry({ department, path }: { readonly department: MenuDepartment; readonly path: string }) {
  if (department.items.length === 0) {
    return (
      <a className="entry" href={department.url} aria-current={ariaCurrent(path, department.url)}>
        {department.label}
      </a>
    );
  }
  return (
    <details data-menu="" name="menu">
      <summary>{department.label}</summary>
      <div className="panel">
        <Links department={department} path={path} />
      </div>
    </details>
  );
}

function Links({ department, path }: { readonly department: MenuDepartment; readonly path: string }) {
  return (
    <>
      <a className="all" href={department.url} aria-current={ariaCurrent(path, department.url)}>
        {department.label}
      </a>
      <ul>
        {department.items.map((item) => (
          <li key={item.url}>
            <a href={item.url} aria-current={ariaCurrent(path, item.url)}>
              {item.label}
              <Alias of={item} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Alias of a department; renders nothing when it equals the label. */
function Alias({ of: { url, label } }: { readonly of: LinkView }) {
  const alias = ALIASES.get(url);
  return alias && !label.includes(alias) ? <small>{` ${alias}`}</small> : null;
}
