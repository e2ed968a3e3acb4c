export interface Bundle {
  readonly folder: string;
  /** Source files, relative to the checkout. */
  readonly inputs: readonly string[];
}

export declare class BundleError extends Error {}
export declare const ROOT: string;
export declare function findOrMakeBundle<Facts extends object>(
  name: string,
  build: (folder: string) => Facts & { readonly inputs: readonly string[] },
): Bundle & Facts;
export declare function listInputs(name: string): string[];
