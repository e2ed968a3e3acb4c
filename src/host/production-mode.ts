/** Imported before React: its production build renders several times faster. Empty, as in .env.example, is not set. */
process.env["NODE_ENV"] ||= "production";
export {};
