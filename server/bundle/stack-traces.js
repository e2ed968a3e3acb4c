/**
 * Maps stack traces to source files and lines. Reads a script's source map when its first stack is formatted
 * and does not retain it, whereas Node's own support reads it at every start. Positions are cached.
 */
const { readFileSync } = require("node:fs");
const path = require("node:path");

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const VALUE_OF = new Uint8Array(128);
for (let value = 0; value < DIGITS.length; value += 1) VALUE_OF[DIGITS.charCodeAt(value)] = value;
const COMMA = 44;
const SEMICOLON = 59;
const CONTINUES = 32;

/**
 * Maps stacks of errors to source files from now on.
 * @param script absolute path, with the map in the same folder
 */
function mapStackTraces(script) {
  const mapStack = createStackMapper(script);
  const format = Error.prepareStackTrace ?? formatStack;
  Error.prepareStackTrace = (error, frames) => mapStack(format(error, frames));
}

/** Returns a function that maps a script's frames in a formatted stack. */
function createStackMapper(script) {
  const places = new Map();
  const position = new RegExp(`${script.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}:(\\d+):(\\d+)`, "g");
  return (stack) => {
    try {
      const missing = [...stack.matchAll(position)].filter(([place]) => !places.has(place));
      if (missing.length > 0) findPlaces(script, missing, places);
    } catch {
      // Without its map, the stack names the script.
    }
    return stack.replace(position, (place) => places.get(place) ?? place);
  };
}

/** Formats a stack as V8 does. */
function formatStack(error, frames) {
  return [describeError(error), ...frames.map((frame) => `    at ${frame}`)].join("\n");
}

function describeError(error) {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return "Error";
  }
}

/** Adds the positions of matches (text, line, column; 1-based) to the cache. */
function findPlaces(script, matches, places) {
  const { sources, mappings } = JSON.parse(readFileSync(`${script}.map`, "utf8"));
  const wanted = matches.map(([text, line, column]) => ({ text, line: line - 1, column: column - 1 }));
  const folder = path.dirname(script);
  for (const { text, source, sourceLine, sourceColumn } of decode(mappings, wanted)) {
    places.set(text, `${path.resolve(folder, sources[source])}:${sourceLine + 1}:${sourceColumn + 1}`);
  }
}

/**
 * Scans the mappings once (Base64 VLQ, https://tc39.es/ecma426/) and copies the last segment at or before
 * each position.
 */
function decode(mappings, wanted) {
  const found = new Map();
  const state = { line: 0, column: 0, source: 0, sourceLine: 0, sourceColumn: 0 };
  const FIELDS = ["column", "source", "sourceLine", "sourceColumn"];
  let inLine = wanted.filter(({ line }) => line === 0);
  let field = 0;
  let value = 0;
  let shift = 0;
  for (let at = 0; at <= mappings.length; at += 1) {
    const code = at < mappings.length ? mappings.charCodeAt(at) : SEMICOLON;
    if (code === COMMA || code === SEMICOLON) {
      if (field >= FIELDS.length) {
        for (const { text, column } of inLine) {
          if (column >= state.column) found.set(text, { ...state, text });
        }
      }
      field = 0;
      if (code === COMMA) continue;
      state.line += 1;
      state.column = 0;
      inLine = wanted.filter(({ line }) => line === state.line);
      continue;
    }
    const digit = VALUE_OF[code];
    value += (digit & (CONTINUES - 1)) << shift;
    shift += 5;
    if (digit & CONTINUES) continue;
    if (field < FIELDS.length) state[FIELDS[field]] += value & 1 ? -(value >> 1) : value >> 1;
    field += 1;
    value = 0;
    shift = 0;
  }
  return found.values();
}

module.exports = { createStackMapper, mapStackTraces };
