/** Loads a vendor's script from the vendor's own origin, once per page, and returns its global. */
const scripts = new Map<string, Promise<void>>();

/**
 * @param name of the global the script defines, e.g. "braintree"
 * @throws when the script cannot be loaded or does not define that global
 */
export async function vendorGlobal<Global>(name: string, ...addresses: readonly string[]): Promise<Global> {
  // In sequence: later ones depend on the first.
  for (const address of addresses) await load(address);
  const vendor = (window as unknown as Record<string, Global | undefined>)[name];
  if (!vendor) throw new Error(`${name} is missing`);
  return vendor;
}

function load(address: string): Promise<void> {
  const known = scripts.get(address);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { src: address, async: true });
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      scripts.delete(address);
      script.remove();
      reject(new Error(`${address} could not be loaded`));
    });
    document.head.append(script);
  });
  scripts.set(address, loading);
  return loading;
}
