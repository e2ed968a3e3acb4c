/** The test projects; tests/run.ts runs them in this order. Unit tests sit beside the source. */
/** Packages of screens, each as it is imported; tests/support/jest/browser-packages.ts makes one file of them. */
const browserPackages =
  "^(@mui/(?:material|x-charts)(?:/.+)?|@apollo/client(?:/.+)?|graphql|rxjs|formik|redux-persist|@testing-library/(?:dom|react|jest-dom))$";

/** Packages that ship only modern modules, so jest has to translate them. */
const modernPackages = [
  "gatsby",
  "gatsby-script",
  "gatsby-link",
  "@apollo/client",
  "rxjs",
  "htmlparser2",
  "entities",
  "domhandler",
  "domutils",
  "domelementtype",
  "dom-serializer",
  "lossless-json",
  "@fastify/.*",
  "mercurius",
  "quick-lru",
  "openid-client",
  "oauth4webapi",
  "jose",
];

const code = "\\.(m?[jt]s|[jt]sx)$";
const transformer = "<rootDir>/tests/support/jest/transform.js";

const shared = {
  rootDir: __dirname,
  transform: { [code]: transformer },
  transformIgnorePatterns: [`/node_modules/(?!(${modernPackages.join("|")})/)`],
  moduleNameMapper: {
    "^#contract/(.*)$": "<rootDir>/contract/$1.ts",
    "\\.module\\.css$": "<rootDir>/tests/support/jest/css-module.js",
    "\\.(css|svg|png|jpg|avif|webp|woff2)$": "<rootDir>/tests/support/jest/file-name.js",
    "^fast-check$": "<rootDir>/tests/support/jest/fast-check.js",
    "^gatsby$": "<rootDir>/tests/support/jest/gatsby.tsx",
  },
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/", "<rootDir>/site/", "<rootDir>/.data/"],
  setupFilesAfterEnv: ["<rootDir>/tests/support/jest/fail-on-console.ts"],
};

const nodeUnits = [
  "contract",
  "server",
  "demo",
  "sandbox",
  "bench",
  "src/build",
  "src/host",
  "src/boot",
  "tests/support",
];
const isNodeUnit = nodeUnits.map((folder) => `<rootDir>/${folder}/`);

module.exports = {
  // Generous: a loaded machine is slow, and a test that hangs is found all the same.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: "unit-node",
      testEnvironment: "node",
      testMatch: nodeUnits.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
    },
    {
      ...shared,
      displayName: "unit-dom",
      testEnvironment: "jsdom",
      globalSetup: "<rootDir>/tests/support/jest/browser-packages.ts",
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        [browserPackages]: "<rootDir>/node_modules/.cache/browser-packages/$1.js",
      },
      testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}"],
      testPathIgnorePatterns: ["/node_modules/", ...isNodeUnit],
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, "<rootDir>/tests/support/jest/dom.ts"],
    },
    ...["contract", "integration", "previous-version", "e2e", "site-builds", "engines"].map((name) => ({
      ...shared,
      displayName: name,
      testEnvironment: "<rootDir>/tests/support/jest/bundled-environment.js",
      testMatch: [`<rootDir>/tests/${name}/**/*.{test,spec}.{ts,tsx}`],
      // Modules of the server come from one script.
      transform: { [code]: [transformer, { isBundled: true }] },
      resolver: "<rootDir>/tests/support/jest/resolver.js",
      setupFilesAfterEnv: [
        ...shared.setupFilesAfterEnv,
        ...(name === "integration" ? ["<rootDir>/tests/support/jest/lock-order.ts"] : []),
      ],
      globalSetup: "<rootDir>/tests/support/jest/set-up.js",
      globalTeardown: "<rootDir>/tests/support/jest/stop-database.ts",
    })),
  ],
};
