/**
 * A dynamic part of a static site: pages for accounts, checkout and staff. The static HTML contains heading
 * and skeleton. In the browser the app starts at once and renders the content with store, GraphQL client and
 * theme.
 */
import { useEffect, type ReactNode } from "react";
import { Guard, type Access } from "./guard";
import { IslandSkeleton } from "../../ui/island-skeleton";
import { reportClick } from "../../client/api/report-click";
import { Providers } from "../../client/providers/providers";
import { useIsBrowser } from "../../ui/use-is-browser";
import { useShop } from "../../catalogue/views/use-shop";

export interface IslandFrame {
  readonly access: Access;
  /** The page's only h1, in the static HTML; the content renders none. */
  readonly title: string;
  /** A sentence under the heading. */
  readonly lead?: ReactNode;
  /** Height of the content in px: reserves space to avoid layout shift. */
  readonly height?: number;
  /** A single form: one column on one sheet. */
  readonly isNarrow?: boolean;
}

interface IslandProps extends IslandFrame {
  readonly children: ReactNode;
}

export function Island({ access, title, lead, height = 480, isNarrow = false, children }: IslandProps) {
  const isBrowser = useIsBrowser();
  const { phone } = useShop();
  const skeleton = <IslandSkeleton />;
  const content = isBrowser ? (
    <Providers>
      <Guard access={access} skeleton={skeleton}>
        {children}
      </Guard>
    </Providers>
  ) : (
    skeleton
  );
  useEffect(() => void reportClick(), []);
  return (
    <div className={isNarrow ? "wrap island narrow" : "wrap island"} data-boots="">
      <header className="island-head">
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
        <noscript>
          <p>This page needs JavaScript. Without it, we're happy to help by phone: {phone}.</p>
        </noscript>
      </header>
      <div className="island-content" style={{ minHeight: height }}>
        {isNarrow ? <div className="island-sheet">{content}</div> : content}
      </div>
    </div>
  );
}
