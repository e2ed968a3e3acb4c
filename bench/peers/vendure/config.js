/** Documented setup of Vendure: default search, its job queue, a payment method that always settles. */
const {
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSearchPlugin,
  LogLevel,
  dummyPaymentHandler,
} = require("@vendure/core");

const database = new URL(process.env.DATABASE_URL);

exports.config = {
  apiOptions: {
    hostname: "127.0.0.1",
    port: Number(process.env.PORT),
    adminApiPath: "admin-api",
    shopApiPath: "shop-api",
  },
  authOptions: {
    tokenMethod: ["bearer"],
    superadminCredentials: { identifier: "benchmark", password: "benchmark-only" },
    cookieOptions: { secret: "benchmark-only" },
  },
  dbConnectionOptions: {
    type: "postgres",
    host: database.hostname,
    port: Number(database.port),
    username: decodeURIComponent(database.username),
    password: decodeURIComponent(database.password),
    database: database.pathname.slice(1),
    synchronize: process.env.SYNCHRONIZE === "true",
    logging: false,
    extra: { max: 20 },
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  logger: new DefaultLogger({ level: LogLevel.Warn }),
  importExportOptions: { importAssetsDir: __dirname },
  plugins: [
    DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true }),
    DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
  ],
};
