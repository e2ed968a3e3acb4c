/** Addresses of the double's pages. */
export interface SandboxAddresses {
  /** As browsers reach it, no slash at the end. */
  readonly publicUrl: string;
}

export const applyUrl = ({ publicUrl }: SandboxAddresses, id: string) => `${publicUrl}/apply/${id}`;
export const signUrl = ({ publicUrl }: SandboxAddresses, id: string) => `${publicUrl}/sign/${id}`;
