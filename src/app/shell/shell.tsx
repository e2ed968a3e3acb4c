/** The frame around every page: top bar, header, menu, footer, mobile bar and status elements. */
import type { ReactNode } from "react";
import { ROUTES } from "#contract/site/paths";
import { IconSprite } from "../../ui/icon";
import { MobileBar } from "./mobile-bar";
import { PageStatus } from "./page-status";
import { ShopMenu } from "./shop-menu";
import { SiteFooter } from "./site-footer";
import { CheckoutHeader, SiteHeader } from "./site-header";
import { TopBar } from "./top-bar";
import { useShop } from "../../catalogue/views/use-shop";

interface ShellProps {
  readonly children: ReactNode;
  /** Path of the current page, for the active links. */
  readonly path: string;
}

export function Shell({ children, path }: ShellProps) {
  const shop = useShop();
  // The checkout has no links away from it except its own; help stays in place on every page.
  const isCheckout = path.startsWith(ROUTES.checkout);
  // Back-office pages have their own frame (src/app/office/).
  if (path.startsWith(ROUTES.backoffice)) return <Bare>{children}</Bare>;
  return (
    <Bare>
      <header className="top">
        <TopBar phone={shop.phone} />
        {isCheckout ? (
          <CheckoutHeader name={shop.name} />
        ) : (
          <>
            <SiteHeader name={shop.name} path={path} />
            <ShopMenu departments={shop.departments} path={path} phone={shop.phone} />
          </>
        )}
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {!isCheckout && (
        <>
          <SiteFooter shop={shop} />
          <MobileBar path={path} />
        </>
      )}
    </Bare>
  );
}

/** The parts that every page has. */
function Bare({ children }: Pick<ShellProps, "children">) {
  return (
    <>
      <IconSprite />
      <a className="skip" href="#main">
        Skip to content
      </a>
      {children}
      <PageStatus />
    </>
  );
}
