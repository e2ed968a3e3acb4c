/**
 * Bundles all server modules and their imports into one script for tests: it loads in a fifth of the time of single
 * modules. The transform turns each of these modules into a look-up in the script. Packages that both tests and the script
 * import are looked up too: instanceof fails between two copies.
 */
const { mkdirSync, readdirSync, writeFileSync } = require("node:fs");
const path = require("node:path");
const { ROOT, findOrMakeBundle, readManifest } = require("../../../server/bundle/bundle-cache");
const { BUILD_OPTIONS, bundlePrograms, runEsbuild } = require("../../../server/bundle/programs");

const NAME = "test-modules";
const FOLDERS = ["contract", "server", "sandbox", "demo"];
/** Left out besides tests: modules that need development packages. */
const LEFT_OUT = /\.test\.ts$|\.d\.ts$|-for-tests\.ts$|^server\/cli\/contract-codegen\.ts$|^demo\/pictures\//;
const ENTRY = "modules.js";
/**
 * Runs the script in the test file that requires it, compiled by bundled-environment.js. A run's global
 * set-up has no environment.
 */
const LOADER = "load-modules.js";
const RUN_MODULES = "runModulesOfShop";

let found = null;

/** Creates both bundles of a run. Call it before a worker looks modules up. */
function bundleForTests() {
  // Jest has read its configuration with the bundle of an earlier run.
  found = null;
  const programs = bundlePrograms();
  findOrMakeBundle(NAME, (folder) => {
    const imported = programs.inputs.filter((file) => /\.tsx?$/.test(file));
    const modules = [...new Set([...FOLDERS.flatMap(codeBelow), ...imported])].sort();
    const files = { ...Object.fromEntries(modules.map((file) => [file, file])), ...programs.packages };
    const { inputs } = runEsbuild({
      ...BUILD_OPTIONS,
      // Jest has no loader for it.
      supported: { "dynamic-import": false },
      stdin: { contents: registryOf(files), resolveDir: ROOT, sourcefile: ENTRY },
      outfile: scriptIn(folder),
      sourcemap: "external",
    });
    writeFileSync(loaderIn(folder), loaderCode());
    const packages = Object.keys(programs.packages);
    for (const name of packages) writePackage(folder, name);
    const code = Object.keys(inputs).filter((file) => file !== ENTRY);
    return { inputs: [...code, path.relative(ROOT, __filename)], modules, packages };
  });
}

const loaderCode = () => `if (globalThis.${RUN_MODULES}) ${RUN_MODULES}(module, require);
else module.exports = require("./${ENTRY}");
`;

/** Exports a function that evaluates a module on its first look-up. @param files by name */
function registryOf(files) {
  const entries = Object.entries(files).map(
    ([name, file]) => `${JSON.stringify(name)}: () => require(${JSON.stringify(`./${file}`)})`,
  );
  return `const modules = {\n${entries.join(",\n")}\n};\nmodule.exports = (name) => modules[name]();\n`;
}

function writePackage(folder, name) {
  const file = packageIn(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, lookUpCode(path.relative(path.dirname(file), loaderIn(folder)), name));
}

function codeBelow(folder) {
  return readdirSync(path.join(ROOT, folder), { recursive: true })
    .map((file) => path.join(folder, file))
    .filter((file) => file.endsWith(".ts") && !LEFT_OUT.test(file));
}

const scriptIn = (folder) => path.join(folder, ENTRY);
const loaderIn = (folder) => path.join(folder, LOADER);
const packageIn = (folder, name) => path.join(folder, "packages", `${name}.js`);
const lookUpCode = (loader, name) =>
  `module.exports = require(${JSON.stringify(loader)})(${JSON.stringify(name)});\n`;

/** The bundle bundleForTests created; null before the first one, when jest reads its configuration. */
function openModuleBundle() {
  const manifest = found ? null : readManifest(NAME);
  if (manifest) {
    const { folder, modules, packages } = manifest;
    found = {
      folder,
      loader: loaderIn(folder),
      script: scriptIn(folder),
      modules: new Set(modules),
      packages: new Set(packages),
    };
  }
  return found;
}

/** Code of a module in the bundle, otherwise null. @param file absolute */
function lookUpModule(file) {
  const name = path.relative(ROOT, file);
  if (/^(tests|node_modules|bench)\//.test(name)) return null;
  const bundle = openModuleBundle();
  return bundle?.modules.has(name) ? lookUpCode(bundle.loader, name) : null;
}

/** File that exports a package of the bundle, otherwise null. */
function lookUpPackage(name) {
  const bundle = openModuleBundle();
  return bundle?.packages.has(name) ? packageIn(bundle.folder, name) : null;
}

module.exports = { bundleForTests, lookUpModule, lookUpPackage, openModuleBundle, RUN_MODULES };
