/** The version of stored read models, which npm run codegen writes. */
import { createHash } from "node:crypto";
import path from "node:path";
import { build } from "esbuild";
import { PROJECT_ROOT } from "../project-root";

const SEARCH = path.join(PROJECT_ROOT, "server/catalogue/search");
export const MODEL_VERSION_FILE = path.join(SEARCH, "memory/model-version.generated.ts");

/** Code that determines a read model's content; models stored by other code are not restored. */
const MODEL_CODE = `
  export { IndexContents } from "./memory/index-contents.model";
  export { withPayment } from "./leased-row.mapping";
  export { createSearchStore } from "./search.store";`;

/** Changes with that code, but not with comments, types and messages. @returns the generated file */
export async function writeModelVersion(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: MODEL_CODE, resolveDir: SEARCH, loader: "ts" },
    bundle: true,
    write: false,
    platform: "node",
    minifyWhitespace: true,
    packages: "external",
    external: ["*/messages"],
  });
  const version = createHash("sha256").update(outputFiles[0]!.text).digest("hex").slice(0, 16);
  return `/** Written by npm run codegen; do not edit. */\nexport const MODEL_VERSION = "${version}";\n`;
}
