import type { Bundle } from "./bundle-cache";

export interface ProgramBundle extends Bundle {
  readonly sizes: Readonly<Record<string, { readonly modules: number; readonly bytes: number }>>;
  /** Packages that our code imports and the bundle holds: the name in our code and the file of the package. */
  readonly packages: Readonly<Record<string, string>>;
}

export declare const PROGRAMS: readonly string[];
export declare function bundlePrograms(): ProgramBundle;
