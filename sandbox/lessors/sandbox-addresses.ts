/** Addresses of the sandbox pages. */
export interface SandboxAddresses {
  /** As browsers see it, without a trailing slash. */
  readonly publicUrl: string;
}

export const applyUrl = ({ publicUrl }: SandboxAddresses, id: string) => `${publicUrl}/apply/${id}`;
export const signUrl = ({ publicUrl }: SandboxAddresses, id: string) => `${publicUrl}/sign/${id}`;
