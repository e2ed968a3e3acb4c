/** Pages with a single island as content, each created from one description. */
import type { ComponentType } from "react";
import { Seo } from "../head/seo";
import { Island, type IslandFrame } from "./island";

interface IslandPage extends IslandFrame {
  readonly path: string;
  /** For search engines and link previews. */
  readonly description: string;
  readonly isIndexed?: boolean;
}

/** The default export of a page's file. */
export function islandPage(page: IslandPage, Content: ComponentType) {
  return function IslandRoute() {
    return (
      <Island {...page}>
        <Content />
      </Island>
    );
  };
}

/** The Head export of a page's file. */
export function islandHead({ title, description, path, isIndexed = false }: IslandPage) {
  return function Head() {
    return <Seo title={title} description={description} path={path} isIndexed={isIndexed} />;
  };
}
