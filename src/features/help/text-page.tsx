/** A text page: one heading, then text in a comfortable measure. */
import type { ReactNode } from "react";
import { ROUTES } from "#contract/site/paths";
import { Breadcrumbs } from "../../ui/breadcrumbs";

interface TextPageProps {
  readonly title: string;
  readonly path: string;
  readonly children: ReactNode;
}

export function TextPage({ title, path, children }: TextPageProps) {
  return (
    <div className="wrap">
      <Breadcrumbs
        items={[
          { label: "Home", url: ROUTES.home },
          { label: title, url: path },
        ]}
      />
      <article className="text">
        <h1>{title}</h1>
        {children}
      </article>
    </div>
  );
}
