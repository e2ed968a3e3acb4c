/** Bundles the shop's programs: one script each, including all imports. */
const { existsSync, readFileSync, writeFileSync } = require("node:fs");
const { isBuiltin } = require("node:module");
const path = require("node:path");
const { BundleError, ROOT, findOrMakeBundle } = require("./bundle-cache");
const { devDependencies } = require("../../package.json");

/** A production installation has neither the demo shop nor the sandboxes. */
const PROGRAMS = [
  "server/main.ts",
  "server/cli/start.ts",
  "server/cli/build.ts",
  "server/cli/migrate.ts",
  "server/cli/import-catalogue.ts",
  "server/cli/catalogue-pictures.ts",
  "server/cli/picture-worker.ts",
  "server/cli/invite-superadmin.ts",
  "server/cli/reset-second-factor.ts",
  "server/cli/reseal.ts",
  "server/cli/verify-audit.ts",
  "src/host/main.ts",
  "src/build/publisher/main.ts",
  "sandbox/main.ts",
  "demo/main.ts",
  "demo/history/add-history.ts",
];
/** Loaded from node_modules: native code, packages that read their own files, and rarely used packages. */
const EXTERNAL = [
  "@node-rs/argon2",
  "sharp",
  "@fastify/swagger-ui",
  "gatsby",
  "esbuild",
  "react",
  "react-dom",
  "pdfkit",
];

/** Resolves packages like Node does for CommonJS, the bundle's format. */
const BUILD_OPTIONS = {
  absWorkingDir: ROOT,
  bundle: true,
  platform: "node",
  format: "cjs",
  target: "node20.19",
  mainFields: ["main"],
  conditions: [],
  external: [...EXTERNAL, ...Object.keys(devDependencies)],
  sourcemap: true,
  sourcesContent: false,
  legalComments: "none",
  metafile: true,
  logLevel: "silent",
};

/** A process keeps the text of its script in memory. Names are preserved for stack traces. */
const WITHOUT_WHITESPACE = { minifyWhitespace: true, minifySyntax: true, lineLimit: 160 };

/** Returns the script of a program. @param program such as server/main.ts. @throws BundleError */
function scriptOf(program) {
  if (!PROGRAMS.includes(program)) throw new BundleError(`${program} is not one of the shop's programs.`);
  const { folder } = bundlePrograms();
  return path.join(folder, program.replace(/\.ts$/, ".js"));
}

/** @throws BundleError */
function bundlePrograms() {
  return findOrMakeBundle("programs", (folder) => {
    const entryPoints = PROGRAMS.filter((program) => existsSync(path.join(ROOT, program)));
    const { inputs, outputs } = runEsbuild({
      ...BUILD_OPTIONS,
      ...WITHOUT_WHITESPACE,
      entryPoints,
      outdir: folder,
      outbase: ROOT,
    });
    for (const file of Object.keys(outputs)) if (file.endsWith(".js")) escapeScript(path.join(ROOT, file));
    return { inputs: Object.keys(inputs), sizes: sizesOf(outputs), packages: packagesOf(inputs) };
  });
}

/**
 * Escapes non-ASCII characters that esbuild leaves in regular expressions: a single one makes V8 store the
 * whole script with two bytes per character. Source map columns after an escape are off for the rest of the
 * line.
 */
function escapeScript(file) {
  const script = readFileSync(file, "utf8");
  const escape = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  writeFileSync(file, script.replace(/[\u0080-\uffff]/g, escape));
}

/** Returns the modules, bytes and packages of each program. */
function sizesOf(outputs) {
  const scripts = Object.values(outputs).filter(({ entryPoint }) => entryPoint);
  return Object.fromEntries(
    scripts.map(({ entryPoint, inputs, imports, bytes }) => {
      const modules = Object.keys(inputs);
      const external = imports.filter(({ external }) => external).map(({ path: name }) => name);
      const packages = [...modules.flatMap(packageOf), ...external.filter((name) => !isBuiltin(name))];
      return [entryPoint, { modules: modules.length, bytes, packages: [...new Set(packages)].sort() }];
    }),
  );
}

function packageOf(file) {
  const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  return name ? [name] : [];
}

/** Returns the bundled packages: the imported name and the package's file. */
function packagesOf(inputs) {
  const own = Object.entries(inputs).filter(([file]) => !file.startsWith("node_modules/"));
  const imports = own.flatMap(([, input]) => input.imports);
  const bundled = imports.filter(({ path: file, external }) => !external && file.startsWith("node_modules/"));
  return Object.fromEntries(bundled.map(({ original, path: file }) => [original, file]).sort());
}

/** Runs esbuild, which exits with the build. @returns its metafile. @throws BundleError with file and line */
function runEsbuild(options) {
  try {
    return loadEsbuild().buildSync(options).metafile;
  } catch (error) {
    const faults = (error.errors ?? []).filter(({ location }) => location);
    if (faults.length === 0) throw error;
    const lines = faults.map(
      ({ location: { file, line, column }, text }) => `${file}:${line}:${column + 1}: ${text}`,
    );
    throw new BundleError(`Bundling the code failed:\n${lines.join("\n")}`);
  }
}

/** Loads esbuild without its worker thread, whose process (up to 700 MB) would outlive the build. */
function loadEsbuild() {
  process.env.ESBUILD_WORKER_THREADS = "0";
  try {
    return require("esbuild");
  } catch (error) {
    if (error.code !== "MODULE_NOT_FOUND") throw error;
    throw new BundleError("Bundling the code needs esbuild, which is missing: run npm ci.");
  } finally {
    // esbuild reads the variable while loading. A worker of an earlier esbuild would not start with it.
    delete process.env.ESBUILD_WORKER_THREADS;
  }
}

module.exports = { BUILD_OPTIONS, PROGRAMS, bundlePrograms, runEsbuild, scriptOf };
