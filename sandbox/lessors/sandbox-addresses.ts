/** Addresses of the sandbox's pages. */
export interface SandboxAddresses {
  /** The address for browsers, without a slash at the end. */
  readonly publicUrl: string;
}

export const applyUrl = ({ publicUrl }: SandboxAddresses, id: string) => `${publicUrl}/apply/${id}`;
export const signUrl = ({ publicUrl }: SandboxAddresses, id: string) => `${publicUrl}/sign/${id}`;
