/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { headHandlerForSSR } from "./head-in-place";

function Title({ text }: { readonly text: string }) {
  return <title>{text}</title>;
}

function drawn(Head: (props: { location: { pathname: string }; pageContext: object }) => ReactNode): string {
  let components: readonly ReactNode[] = [];
  headHandlerForSSR({
    pageComponent: { Head: Head as never },
    setHeadComponents: (given) => (components = given),
    staticQueryContext: {},
    pageData: { result: { pageContext: { name: "Washer" } } },
    pagePath: "/product/washer-1/",
  });
  return renderToStaticMarkup(<>{components}</>);
}

test("every element of a head wears the mark by which Gatsby replaces it in the browser", () => {
  const html = drawn(({ location, pageContext }) => (
    <>
      <Title text={(pageContext as { name: string }).name} />
      <link rel="canonical" href={location.pathname} />
      {[1, 2].map((id) => (
        <script key={id} type="application/ld+json" dangerouslySetInnerHTML={{ __html: `{"id":${id}}` }} />
      ))}
      {false}
    </>
  ));

  expect(html).toBe(
    '<title data-gatsby-head="true">Washer</title>' +
      '<link rel="canonical" href="/product/washer-1/" data-gatsby-head="true"/>' +
      '<script type="application/ld+json" data-gatsby-head="true">{"id":1}</script>' +
      '<script type="application/ld+json" data-gatsby-head="true">{"id":2}</script>',
  );
});

test("a page without a head has none", () => {
  expect(() =>
    headHandlerForSSR({
      pageComponent: {},
      setHeadComponents: () => {
        throw new Error("nothing to set");
      },
      staticQueryContext: {},
      pageData: { result: { pageContext: {} } },
      pagePath: "/",
    }),
  ).not.toThrow();
});
