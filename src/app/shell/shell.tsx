/** The frame around every page: top bar, header, menu, footer, mobile bar, spinner, notifications, route progress. */
import type { ReactNode } from "react";
import { IconSprite } from "../../ui/icon";
import { MobileBar } from "./mobile-bar";
import { PageStatus } from "./page-status";
import { ShopMenu } from "./shop-menu";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { TopBar } from "./top-bar";
import { useShop } from "../../catalogue/views/use-shop";

interface ShellProps {
  readonly children: ReactNode;
  /** Path of the page shown, for the active links. */
  readonly path: string;
}

export function Shell({ children, path }: ShellProps) {
  const shop = useShop();
  return (
    <>
      <IconSprite />
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="top">
        <TopBar phone={shop.phone} email={shop.email} />
        <SiteHeader name={shop.name} path={path} />
        <ShopMenu departments={shop.departments} path={path} />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter shop={shop} />
      <MobileBar path={path} />
      <PageStatus />
    </>
  );
}
