/**
 * Logins of a demo shop. Their passwords are in the README, so a public shop refuses to start while one of
 * them works.
 */
const NAMES = ["customer", "support", "admin", "superadmin"] as const;
export type DemoLogin = (typeof NAMES)[number];

export function demoLogin(name: DemoLogin): { readonly username: string; readonly password: string } {
  return { username: `${name}@demo.example`, password: `Demo-${name}-1` };
}

export const DEMO_LOGINS = NAMES.map(demoLogin);
