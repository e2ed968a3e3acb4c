/** Every path of the site leads to a page, and is defined in contract/site/paths.ts only. */
import { existsSync } from "node:fs";
import ts from "typescript";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { CLIENT_AREAS, ROUTES, brandPath, categoryPath, productPath } from "#contract/site/paths";
import { codeBelow, visitCode } from "../support/source-text";

/** Built from the catalogue, or a place on such a page. */
const DERIVED: readonly string[] = [
  ROUTES.home,
  ROUTES.departments,
  ROUTES.financing,
  ROUTES.brands,
  ROUTES.finder,
  ROUTES.vehicles,
];

test.each(
  [...Object.values(ROUTES), ...Object.values(BACKOFFICE_ROUTES)].filter((path) => !DERIVED.includes(path)),
)("%s is a page of src/pages", (path) => {
  const area = CLIENT_AREAS.find((start) => path.startsWith(start));

  expect(existsSync(area ? `src/pages${area}[...].tsx` : `src/pages${path.slice(0, -1)}.tsx`)).toBe(true);
});

test("no file of the storefront or the server spells a path out", () => {
  const thing = { id: "", slug: "" };
  const starts = [
    ...Object.values(ROUTES),
    ...Object.values(BACKOFFICE_ROUTES),
    productPath(thing),
    categoryPath(thing),
    brandPath(thing),
  ]
    .filter((path) => path !== ROUTES.home)
    .map((path) => path.replace(/\/+$/, "/"));
  const isLink = (node: ts.Node) => ts.isJsxAttribute(node.parent) && node.parent.name.getText() === "href";
  const spelled: string[] = [];
  for (const file of codeBelow("src", "server")) {
    visitCode(file, (node) => {
      if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node)) return;
      const { text } = node;
      // Files of static/ have an extension.
      const isPath =
        starts.some((start) => text.startsWith(start)) || (isLink(node) && /^\/[^.]*$/.test(text));
      if (isPath) spelled.push(`${file}: ${text}`);
    });
  }

  expect(spelled).toEqual([]);
});
