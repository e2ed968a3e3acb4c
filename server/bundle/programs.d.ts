import type { Bundle } from "./bundle-cache";

export interface ProgramSize {
  readonly modules: number;
  readonly bytes: number;
  /** Packages in the script, and packages it loads from node_modules. */
  readonly packages: readonly string[];
}

export interface ProgramBundle extends Bundle {
  readonly sizes: Readonly<Record<string, ProgramSize>>;
  /** Bundled packages: the imported name and the package's file. */
  readonly packages: Readonly<Record<string, string>>;
}

export declare const PROGRAMS: readonly string[];
export declare function bundlePrograms(): ProgramBundle;
