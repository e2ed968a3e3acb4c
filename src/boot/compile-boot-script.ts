/** Compiles src/boot/inline.ts into the single inline script of the site's pages, at build time. */
import path from "node:path";
import { build } from "esbuild";
import { minify } from "terser";

export const BOOT_SCRIPT_LIMIT_BYTES = 4096;

/**
 * The minified script on one line, safe inside a script element.
 * @param apiUrl API for live prices, such as http://localhost:4000
 * @throws Error above the budget of 4 KB, not counting addresses
 */
export async function compileBootScript(apiUrl: string, root = process.cwd()): Promise<string> {
  const address = apiUrl.replace(/\/$/, "");
  const result = await build({
    entryPoints: [path.join(root, "src/boot/inline.ts")],
    absWorkingDir: root,
    bundle: true,
    // Terser shortens the names: 8 bytes less when Terser chooses all of them.
    minifySyntax: true,
    minifyWhitespace: true,
    write: false,
    format: "iife",
    target: "es2020",
    // The tsconfig's strict mode would add an unneeded directive.
    tsconfigRaw: {},
    charset: "utf8",
    legalComments: "none",
    define: {
      API_URL: JSON.stringify(address),
      "process.env.NODE_ENV": JSON.stringify(process.env["NODE_ENV"] || "production"),
    },
  });
  // Terser inlines functions with a single call, which esbuild does not: 230 bytes of every page. `unsafe`
  // turns templates into concatenation, which differs only for objects with a custom valueOf; the script has
  // none.
  const minified = await minify(result.outputFiles[0]!.text, {
    compress: { ecma: 2020, passes: 3, unsafe: true, unsafe_arrows: true, hoist_funs: true },
  });
  const code = minified.code!.replaceAll("</script", "<\\/script");
  // The length of a shop's address does not count.
  const bytes = Buffer.byteLength(code.replaceAll(address, ""));
  if (bytes > BOOT_SCRIPT_LIMIT_BYTES) {
    throw new Error(`The inline script is ${bytes} bytes, more than its ${BOOT_SCRIPT_LIMIT_BYTES}.`);
  }
  return code;
}
