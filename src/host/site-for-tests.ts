/** A small site with every kind of page, for tests. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** A minimal built page with the given elements. */
export const pageOf = (elements: string) => `<!DOCTYPE html><html>${elements}</html>`;
export const home = pageOf(`<title>Shop</title>${"<p>Electronics.</p>".repeat(120)}<script>boot()</script>`);

export async function writeSite(folder: string): Promise<void> {
  for (const page of [
    "products/televisions",
    "products/washers",
    "products/laptop-computers",
    "search",
    "account/[...]",
    "checkout/[...]",
  ])
    await mkdir(path.join(folder, page), { recursive: true });
  await writeFile(path.join(folder, "index.html"), home);
  await writeFile(
    path.join(folder, "404.html"),
    pageOf(
      `<title>Not here</title><main><div><h1>Not here</h1><p>Look on.</p><div id="search-results"></div></div></main>`,
    ),
  );
  await writeFile(path.join(folder, "products/televisions/index.html"), home);
  await writeFile(path.join(folder, "products/laptop-computers/index.html"), home);
  await writeFile(
    path.join(folder, "products/washers/index.html"),
    pageOf(
      `<style data-href="/styles.css" data-part="">p{top:0}</style><h1>Washers</h1><main><div data-listing="33"><h1>Washers</h1>
      <div id="search-results"><div>All of them</div></div></div></main><footer>End</footer>`,
    ),
  );
  await writeFile(
    path.join(folder, "search/index.html"),
    pageOf('<title>Search</title><input name="q"/><main><div><div id="search-results"></div></div></main>'),
  );
  await writeFile(path.join(folder, "account/[...]/index.html"), pageOf("<h1>Your account</h1>"));
  await writeFile(path.join(folder, "checkout/[...]/index.html"), pageOf("<h1>Checkout</h1>"));
  await writeFile(path.join(folder, "app-0123456789abcdef.js"), "go();".repeat(400));
  await mkdir(path.join(folder, "kept/supplied/ab"), { recursive: true });
  await mkdir(path.join(folder, "kept/originals/ab"), { recursive: true });
  await writeFile(path.join(folder, "kept/supplied/ab/cdef-320.avif"), "picture");
  await writeFile(path.join(folder, "kept/originals/ab/cdef"), "original");
}
