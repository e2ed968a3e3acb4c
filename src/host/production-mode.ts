/**
 * Imported before React: its production build renders several times faster. Empty, as in .env.example, is not set. The
 * environment as it was given stays at hand: whether the shop is public is told from what its owner set.
 */
export const GIVEN_ENVIRONMENT: Readonly<NodeJS.ProcessEnv> = { ...process.env };
process.env["NODE_ENV"] ||= "production";
