/** Imported before React: its production build renders several times faster. */
process.env["NODE_ENV"] ??= "production";
