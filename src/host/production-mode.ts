/**
 * Imported before React, whose production build renders several times faster. An empty NODE_ENV, as in
 * .env.example, counts as unset. The original environment stays available, because it decides whether the
 * shop is public.
 */
export const INITIAL_ENVIRONMENT: Readonly<NodeJS.ProcessEnv> = { ...process.env };
process.env["NODE_ENV"] ||= "production";
