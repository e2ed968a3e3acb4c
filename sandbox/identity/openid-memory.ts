/** In-memory store of the provider's codes and grants, which live for minutes only. */
import type { Adapter, AdapterPayload } from "oidc-provider";

interface Entry {
  readonly payload: AdapterPayload;
  readonly endsAt: number;
}

/** @returns the adapter factory by kind of record */
export function createMemory(): (kind: string) => Adapter {
  const entries = new Map<string, Entry>();
  const read = (key: string) => {
    const entry = entries.get(key);
    if (entry && entry.endsAt > Date.now()) return entry.payload;
    entries.delete(key);
    return undefined;
  };
  return (kind) => {
    const keyOf = (id: string) => `${kind} ${id}`;
    return {
      upsert: async (id, payload, expiresIn) => {
        const endsAt = Date.now() + (expiresIn ? expiresIn * 1_000 : 3_600_000);
        entries.set(keyOf(id), { payload, endsAt });
      },
      find: async (id) => read(keyOf(id)),
      findByUid: async (uid) => {
        for (const [key, { payload }] of entries) {
          if (key.startsWith(`${kind} `) && payload.uid === uid) return read(key);
        }
        return undefined;
      },
      // The device code flow is not supported.
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = read(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1_000);
      },
      destroy: async (id) => void entries.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}
