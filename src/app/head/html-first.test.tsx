import { deferredBody, leanHead } from "./html-first";

test("the head keeps everything but script preloads", () => {
  const retained = [
    <meta key="a" name="description" />,
    <link key="b" rel="preload" as="font" href="/f.woff2" />,
  ];
  const dropped = [
    <link key="c" rel="preload" as="script" href="/app.js" />,
    <meta key="d" name="generator" />,
  ];
  expect(leanHead([...retained, ...dropped])).toEqual(retained);
});

test("the body ends with the one script in place of Gatsby's", () => {
  const Slice = ({ sliceId }: { sliceId: string }) => <i>{sliceId}</i>;
  const body = deferredBody(
    [
      <p key="p">Kept</p>,
      <script key="l" id="gatsby-script-loader" />,
      <script key="s" src="/app.js" />,
      <Slice key="x" sliceId="_gatsby-scripts" />,
    ],
    "boot()",
  );
  expect(body).toHaveLength(2);
  expect(body[1]).toMatchObject({ type: "script", props: { dangerouslySetInnerHTML: { __html: "boot()" } } });
});
