import type { Bundle } from "./bundle-cache";

export interface ProgramSize {
  readonly modules: number;
  readonly bytes: number;
  /** Packages that are in the script, and those it loads from node_modules. */
  readonly packages: readonly string[];
}

export interface ProgramBundle extends Bundle {
  readonly sizes: Readonly<Record<string, ProgramSize>>;
  /** Packages that our code imports and the bundle holds: the name in our code and the file of the package. */
  readonly packages: Readonly<Record<string, string>>;
}

export declare const PROGRAMS: readonly string[];
export declare function bundlePrograms(): ProgramBundle;
