/** Documented single-server setup of Medusa, without the admin. */
const { defineConfig } = require("@medusajs/framework/utils");

const { DATABASE_URL, PORT } = process.env;

module.exports = defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: DATABASE_URL,
    databaseDriverOptions: { ssl: false, connection: { ssl: false } },
    http: {
      storeCors: "*",
      adminCors: "*",
      authCors: "*",
      jwtSecret: "benchmark-only",
      cookieSecret: "benchmark-only",
      port: Number(PORT),
    },
  },
});
