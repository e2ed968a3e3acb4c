/** Compiles src/boot/inline.ts into the one inline script of the site's pages. Runs on the build side. */
import path from "node:path";
import { build } from "esbuild";
import { minify } from "terser";

export const BOOT_SCRIPT_LIMIT_BYTES = 4096;

/**
 * The minified script in one line, safe inside a script element.
 * @param apiUrl where pages ask for live prices, such as http://localhost:4000
 * @throws Error above the budget of 4 KB, addresses aside
 */
export async function compileBootScript(apiUrl: string, root = process.cwd()): Promise<string> {
  const address = apiUrl.replace(/\/$/, "");
  const result = await build({
    entryPoints: [path.join(root, "src/boot/inline.ts")],
    absWorkingDir: root,
    bundle: true,
    // Terser shortens the names: 8 bytes less when it chooses all of them.
    minifySyntax: true,
    minifyWhitespace: true,
    write: false,
    format: "iife",
    target: "es2020",
    // Our tsconfig's strict mode would add a directive that nothing here needs.
    tsconfigRaw: {},
    charset: "utf8",
    legalComments: "none",
    define: {
      API_URL: JSON.stringify(address),
      "process.env.NODE_ENV": JSON.stringify(process.env["NODE_ENV"] || "production"),
    },
  });
  // Terser inlines functions called once, which esbuild does not: 230 bytes of every page. `unsafe` turns templates
  // into sums, which differ only for objects with a valueOf of their own; there are none here.
  const minified = await minify(result.outputFiles[0]!.text, {
    compress: { ecma: 2020, passes: 3, unsafe: true, unsafe_arrows: true, hoist_funs: true },
  });
  const code = minified.code!.replaceAll("</script", "<\\/script");
  // A shop's address may be as long as it is.
  const bytes = Buffer.byteLength(code.replaceAll(address, ""));
  if (bytes > BOOT_SCRIPT_LIMIT_BYTES) {
    throw new Error(`The inline script is ${bytes} bytes, more than its ${BOOT_SCRIPT_LIMIT_BYTES}.`);
  }
  return code;
}
