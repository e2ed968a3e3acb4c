/**
 * Caches bundles in node_modules/.cache by the content of their sources, so that each code change is bundled
 * once. A bundle is written under a temporary name and renamed: no process loads an incomplete bundle, and
 * concurrent builds do not conflict.
 */
const { createHash, randomUUID } = require("node:crypto");
const fs = require("node:fs");
const path = require("node:path");

const ROOT = path.resolve(__dirname, "../..");
const CACHE = path.join(ROOT, "node_modules/.cache/bundles");
/** Inputs of every bundle, besides its source files. */
const COMMON_INPUTS = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "server/bundle/bundle-cache.js",
  "server/bundle/programs.js",
];
/** Running hosts may still read older bundles for stack traces. */
const MAX_STORED = 3;
const MIN_AGE_MS = 60 * 60_000;

/** An expected failure with a message for the operator. */
class BundleError extends Error {}

/**
 * Returns the manifest of a bundle: its folder, its inputs and the build's own facts. Builds the bundle if
 * its sources have changed.
 * @param name bundle name, used in file names
 * @param build writes the bundle into a folder and returns its input files, relative to the checkout, and
 * additional facts
 * @throws BundleError
 */
function findOrMakeBundle(name, build) {
  const manifest = readManifest(name);
  if (manifest && isCurrent(manifest)) return manifest;
  try {
    fs.mkdirSync(CACHE, { recursive: true });
    return makeBundle(name, build);
  } catch (error) {
    throw describeFailure(error);
  }
}

/** Returns the input files of the last bundle, even an outdated one, as absolute paths. */
function listInputs(name) {
  const inputs = readManifest(name)?.inputs ?? [];
  return [...inputs, ...COMMON_INPUTS].map((file) => path.join(ROOT, file));
}

function makeBundle(name, build) {
  const id = `${name}-${randomUUID()}`;
  const temporary = path.join(CACHE, `.${id}`);
  const startedAt = Date.now();
  try {
    const { inputs: all, ...facts } = build(temporary);
    const inputs = all.filter((file) => !file.startsWith("node_modules/")).sort();
    const folder = path.join(CACHE, id);
    // A file saved during the build may be missing from the bundle: the next start bundles again.
    const key = inputs.some((file) => changedAt(file) >= startedAt) ? "" : hashInputs(inputs);
    const manifest = { id, key, inputs, ...facts };
    fs.renameSync(temporary, folder);
    fs.writeFileSync(`${temporary}.json`, JSON.stringify(manifest));
    fs.renameSync(`${temporary}.json`, manifestFile(name));
    removeOldBundles(name, folder);
    return { folder, ...manifest };
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
    fs.rmSync(`${temporary}.json`, { force: true });
  }
}

function isCurrent({ folder, key, inputs }) {
  try {
    return hashInputs(inputs) === key && fs.existsSync(folder);
  } catch (error) {
    if (error.code === "ENOENT") return false;
    throw error;
  }
}

function hashInputs(inputs) {
  const hash = createHash("sha256");
  for (const file of [...COMMON_INPUTS, ...inputs]) {
    hash
      .update(file)
      .update("\0")
      .update(fs.readFileSync(path.join(ROOT, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

function changedAt(file) {
  return fs.statSync(path.join(ROOT, file)).mtimeMs;
}

/** A checkout may be moved or copied with its packages, so the file contains no absolute path. */
function readManifest(name) {
  try {
    const manifest = JSON.parse(fs.readFileSync(manifestFile(name), "utf8"));
    return { folder: path.join(CACHE, manifest.id), ...manifest };
  } catch {
    return null;
  }
}

function manifestFile(name) {
  return path.join(CACHE, `${name}.json`);
}

function removeOldBundles(name, current) {
  const stored = fs
    .readdirSync(CACHE)
    .filter((entry) => entry.startsWith(`${name}-`) || entry.startsWith(`.${name}-`))
    .map((entry) => path.join(CACHE, entry))
    .filter((folder) => folder !== current)
    .map((folder) => ({
      folder,
      age: Date.now() - (fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0),
    }))
    .sort((one, other) => one.age - other.age);
  for (const { folder, age } of stored.slice(MAX_STORED - 1)) {
    if (age > MIN_AGE_MS) fs.rmSync(folder, { recursive: true, force: true });
  }
}

function describeFailure(error) {
  const reason = `${error.code ?? ""} ${error.message}`;
  if (/ENOSPC|EDQUOT|no space left|quota exceeded/i.test(reason)) {
    return new BundleError(
      `Bundling the code into ${CACHE} failed: the disk is full. Free some space and start again.`,
    );
  }
  if (/EACCES|EPERM|EROFS|permission denied|read-only file system/i.test(reason)) {
    return new BundleError(
      `Bundling the code failed: this user cannot write to ${CACHE}. Run npm ci as the user that runs the shop.`,
    );
  }
  return error;
}

module.exports = { BundleError, ROOT, findOrMakeBundle, listInputs, readManifest };
