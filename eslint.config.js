/** Style, and the house's one direction of imports (docs/ARCHITECTURE.md) as errors. */
const { readdirSync } = require("node:fs");
const js = require("@eslint/js");
const importX = require("eslint-plugin-import-x");
const jsxA11y = require("eslint-plugin-jsx-a11y");
const reactHooks = require("eslint-plugin-react-hooks");
const regexp = require("eslint-plugin-regexp");
const tseslint = require("typescript-eslint");
const docComments = require("./tests/support/lint/doc-comments");
const fileSize = require("./tests/support/lint/file-size");
const plainLanguage = require("./tests/support/lint/plain-language");
const plainNames = require("./tests/support/lint/plain-names");

/** Folders below a folder, none when it does not exist yet. */
function foldersIn(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((e) => e.name);
  } catch {
    return [];
  }
}

const infrastructure = ["db", "jobs", "http", "cli", "gateways"];
const serverWords = foldersIn("server").filter((name) => !infrastructure.includes(name));
const featureWords = foldersIn("src/features");
/** What a server word lets others know of it: files with interfaces only. */
const ports = serverWords.flatMap((word) =>
  readdirSync(`server/${word}`, { recursive: true })
    .filter((name) => name.endsWith(".port.ts"))
    .map((name) => `${word}/${name}`),
);
const featureZones = featureWords.map((word) => ({
  target: `./src/features/${word}`,
  from: "./src/features",
  except: [`./${word}`],
  message: "A feature never imports another feature; compose them on the page.",
}));
/** Of server/; config.ts, app.ts and the other files beside the folders import the features, and no feature imports them. */
const settings = ["errors.ts", "project-root.ts", "settings.ts", "shop.settings.ts", "outside-services.ts"];
const sharedByFeatures = ["feature.ts", "db", "jobs", "http", "gateways", ...settings, ...ports];

/**
 * What a folder of src may import beside itself; a folder that is not named here is an error, so a new one takes its
 * place in the one direction before it is used. "*" stands for the files beside the folders.
 */
const client = ["lib", "ui", "client"];
const mayImport = {
  src: {
    lib: [],
    design: [],
    ui: ["lib", "design"],
    client: ["lib", "ui"],
    catalogue: client,
    features: [...client, "catalogue"],
    boot: ["lib", "client/page", "client/cart"],
    app: [...client, "design", "catalogue", "features", "boot"],
    pages: [...client, "catalogue", "features", "app"],
    templates: [...client, "catalogue", "features", "app"],
    build: ["lib", "design", "boot", "catalogue"],
    host: ["lib", "catalogue"],
  },
  "src/ui": {
    actions: [],
    parts: ["actions"],
    figures: ["narrow.ts"],
    form: ["actions", "parts", "narrow.ts"],
    list: ["actions", "parts", "answer-view.tsx", "narrow.ts", "pagination.tsx"],
  },
  "src/client": {
    page: [],
    http: [],
    cart: ["page"],
    store: ["page", "cart"],
    session: ["page", "http", "cart", "store"],
    api: ["page", "http", "store", "session"],
    "account-cart": ["page", "cart", "store", "session", "api"],
    vehicle: ["page", "http"],
    saved: ["page", "store", "session", "api", "account-cart"],
    providers: ["page", "store", "api", "account-cart", "saved"],
    delivery: ["api"],
    products: ["api"],
  },
  "src/catalogue": {
    views: [],
    cards: ["views"],
    plans: ["cards"],
    search: ["views", "cards"],
    finder: ["views", "cards", "search"],
  },
  "src/app": {
    head: [],
    island: ["head"],
    area: ["head", "island"],
    shell: [],
    runtime: [],
    account: ["area"],
    office: ["head", "island", "area", "runtime"],
    prerender: ["shell", "root.tsx"],
  },
  server: {
    db: ["errors.ts", "project-root.ts"],
    jobs: ["db", "project-root.ts"],
    gateways: ["db", "jobs", "feature.ts", ...settings],
    http: ["db", "gateways", "errors.ts", "project-root.ts"],
    cli: ["."],
    ...Object.fromEntries(serverWords.map((word) => [word, sharedByFeatures])),
  },
  "server/leases": {
    lessors: [],
    forms: ["lessors"],
    applications: ["lessors", "forms"],
    applicants: ["lessors", "forms", "applications"],
    ledger: ["lessors", "forms", "applications", "delivery"],
    mails: ["lessors", "forms", "applications"],
    delivery: ["lessors"],
    admin: ["lessors", "forms", "applications"],
  },
  "server/payments": { vendors: [], ledger: ["vendors"], fraud: [] },
};
const directions = Object.entries(mayImport).flatMap(([root, folders]) => {
  const unlisted = foldersIn(root).filter((name) => !(name in folders));
  if (unlisted.length > 0)
    throw new Error(`${root}/${unlisted.join(", ")}: name what it may import (eslint.config.js)`);
  return Object.entries(folders).map(([folder, allowed]) => ({
    target: `./${root}/${folder}`,
    from: `./${root}`,
    except: [folder, ...allowed].map((name) => `./${name}`),
    message:
      root === "server"
        ? "On the server imports go down, and into another feature by its *.port.ts only; app.ts passes in the rest."
        : `${root}/${folder} may import ${allowed.join(", ") || "nothing"} of ${root}.`,
  }));
});

/** Roots, and the roots they import nothing of: production code is complete without the demo shop and the sandboxes. */
const apart = {
  contract: ["server", "src", "demo", "sandbox", "tests", "bench"],
  server: ["src", "demo", "sandbox", "tests", "bench"],
  src: ["server", "demo", "sandbox", "tests", "bench"],
};
/** Which engine answers is decided in search.ts alone; everybody else asks by search.port.ts. */
const engines = {
  target: ["./server/catalogue/*.ts", "./server/catalogue/!(search)/**"],
  from: "./server/catalogue/search/{search-index.model,search-feed.worker,memory-search.model,search.store,postgres/*}.ts",
  message: "The search is asked by search.port.ts.",
};
const zones = [
  ...Object.entries(apart).flatMap(([root, others]) =>
    others.map((other) => ({
      target: `./${root}`,
      from: `./${other}`,
      message: `${root} imports nothing of ${other}.`,
    })),
  ),
  ...directions,
  ...featureZones,
  engines,
];

const noBarrels = {
  selector: "ExportAllDeclaration",
  message: "No barrels: import from the file that defines it.",
};
const noInlineSpreads = {
  selector: ":matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression.argument",
  message: "Write the properties themselves.",
};
const unregisteredButtons = {
  selector: "ImportDeclaration[source.value='@mui/material/Button']",
  message: "Import Button from src/ui/actions/button.tsx: command palette and shortcuts know its buttons.",
};
const sqlInStores = {
  selector:
    "CallExpression[callee.property.name=/^(selectFrom|insertInto|updateTable|deleteFrom|transaction)$/]",
  message: "SQL stands in *.store.ts, transactions in *.change.ts and *.store.ts.",
};
const sqlInChanges = {
  selector: "CallExpression[callee.property.name=/^(selectFrom|insertInto|updateTable|deleteFrom)$/]",
  message: "A *.change.ts decides; its statements stand in *.store.ts.",
};

const transactionsInChanges = {
  selector: "CallExpression[callee.property.name='transaction']",
  message: "The transactions of this feature stand in *.change.ts.",
};

/** Rules on imports, as patterns: a later block replaces an earlier one, so each names all of its own. */
const restrictImports = (...patterns) => ({ "no-restricted-imports": ["error", { patterns }] });
const oneQueryHook = {
  group: ["@apollo/client/react"],
  importNames: ["useQuery", "useSuspenseQuery", "useBackgroundQuery"],
  message: "Screens read GraphQL by useQueryAnswer (docs/decisions/screens.md).",
};
const oneReader = {
  group: ["**/client/http/send-request", "**/client/http/query-api"],
  message: "Screens read by useRestAnswer and useQueryAnswer; only pages without Redux call these.",
};
const storesBelowChanges = {
  group: ["**/*.change", "**/*.service"],
  message: "A *.store.ts has statements only; a *.change.ts or *.service.ts calls it.",
};
const sqlBelowChanges = {
  group: ["kysely", "pg"],
  message: sqlInChanges.message,
};
const changesBelowServices = {
  group: ["**/*.service", "**/*.resolvers", "**/*.routes", "**/*.worker"],
  message: "A *.change.ts calls stores, rules and ports; a service calls the change.",
};
const oneDialog = {
  group: ["@mui/material/Dialog"],
  message: "A question is requestConfirmation, a form is FormDialog (docs/decisions/screens.md).",
};
const shopClock = {
  group: ["**/lib/format-date"],
  importNames: ["formatDate", "formatTime", "formatDateTime"],
  message: "Staff read days and times on the shop's clock: formatShopDate and the like.",
};
/** Features, or parts of them, on catalogue pages and in the chat. */
const withoutRedux = [
  "src/features/{catalogue,chat,vehicles}/**",
  "src/features/compare/compare-button.ts",
  "src/features/cart/{offers/cart-offers,use-latest-lines}.ts",
  "src/features/saved/recently-viewed.tsx",
];
/** Limits of shop/file-size; docs/decisions/code-layout.md explains them. */
const MAX_TOKENS = 3_000;
const MAX_TOKENS_OF_A_TEST = 3_700;

module.exports = tseslint.config(
  {
    ignores: ["node_modules/", "public/", "site/", ".cache/", ".data/", "bench/results/", "static/"],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { "import-x": importX, "react-hooks": reactHooks, "jsx-a11y": jsxA11y },
    settings: { "import-x/resolver": { node: { extensions: [".ts", ".tsx", ".js"] } } },
    rules: {
      ...jsxA11y.configs.recommended.rules,
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      "import-x/no-restricted-paths": ["error", { zones }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-explicit-any": "error",
      "no-restricted-syntax": ["error", noBarrels, noInlineSpreads],
      "no-console": "error",
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    ignores: ["**/*generated.ts", "contract/graphql/documents/**"],
    plugins: {
      "plain-language": plainLanguage,
      shop: {
        rules: { "doc-comments": docComments, "file-size": fileSize, "plain-names": plainNames },
      },
    },
    rules: {
      "plain-language/comments": "error",
      "plain-language/texts": "error",
      "shop/doc-comments": "error",

      "shop/file-size": ["error", MAX_TOKENS],
      "shop/plain-names": "error",
    },
  },
  {
    files: ["**/*{.test,-for-tests}.{ts,tsx}", "tests/**/*.ts"],
    rules: { "shop/file-size": ["error", MAX_TOKENS_OF_A_TEST] },
  },
  {
    files: ["src/**/*.tsx"],
    ignores: ["src/ui/actions/button.tsx"],
    rules: { "no-restricted-syntax": ["error", noBarrels, noInlineSpreads, unregisteredButtons] },
  },
  {
    // One text of a stranger or a supplier would stop a host.
    files: ["contract/**", "server/**", "src/**"],
    plugins: { regexp },
    rules: { "regexp/no-super-linear-backtracking": "error", "regexp/no-super-linear-move": "error" },
  },
  {
    files: ["contract/**"],
    rules: restrictImports("node:*", "react", "fastify", "kysely", "pg"),
  },
  { files: ["src/**"], ignores: ["src/client/api/**"], rules: restrictImports(oneQueryHook) },
  { files: ["src/features/**"], rules: restrictImports(oneQueryHook, oneReader, oneDialog) },
  { files: withoutRedux, rules: restrictImports(oneQueryHook, oneDialog) },
  { files: ["src/app/office/**"], rules: restrictImports(oneQueryHook, shopClock) },
  {
    files: [
      "src/features/{campaigns,marketing,payment-exceptions,performance,pricing,reports,staff,today}/**",
      "src/features/*-admin/**",
      "src/features/*/{admin,backoffice}/**",
    ],
    rules: restrictImports(oneQueryHook, oneReader, oneDialog, shopClock),
  },
  {
    files: [
      "server/cli/contract-codegen.ts",
      "server/cli/**",
      "demo/main.ts",
      "demo/history/add-history.ts",
      "src/host/**",
      "src/build/**",
      "src/lib/log.ts",
      "bench/**",
      "tests/**",
      "gatsby-*.ts",
    ],
    rules: { "no-console": "off", "no-restricted-imports": "off" },
  },
  {
    files: ["server/**/*.ts"],
    ignores: ["server/db/**", "server/jobs/{due,queue}.ts", "server/**/*.store.ts", "server/**/*.test.ts"],
    rules: {
      ...restrictImports("kysely", "pg"),
      "no-restricted-syntax": ["error", noBarrels, noInlineSpreads, sqlInStores],
    },
  },
  {
    files: ["server/**/*.change.ts"],
    rules: {
      ...restrictImports(sqlBelowChanges, changesBelowServices),
      "no-restricted-syntax": ["error", noBarrels, noInlineSpreads, sqlInChanges],
    },
  },
  { files: ["server/**/*.store.ts"], rules: restrictImports(storesBelowChanges) },
  {
    files: [
      "server/orders/{bulk,changing,editing,large-refunds,placing}/**/*.store.ts",
      "server/catalogue/{category-admin,import-admin,search-admin}/**/*.store.ts",
      "server/checkout/offers/**/*.store.ts",
      "server/{payments,suppliers}/**/*.store.ts",
      "server/leases/**/*.store.ts",
      "server/{affiliates,auth,campaigns,chat,customers,marketing,payment-exceptions,reviews,saved,staff}/**/*.store.ts",
    ],
    rules: { "no-restricted-syntax": ["error", noBarrels, noInlineSpreads, transactionsInChanges] },
  },
  {
    // Gatsby bundles its configuration by a tool of its own, which does not know the package's "imports".
    files: [
      "gatsby-*.ts",
      "src/build/*.ts",
      "src/build/{views,gatsby}/*.ts",
      "src/catalogue/cards/card.ts",
      "src/lib/shop-lessor.ts",
    ],
    ignores: ["**/*.test.ts", "**/*-for-tests.ts"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "^#contract/",
              allowTypeImports: true,
              message: "Gatsby finds what its configuration imports by relative paths only.",
            },
          ],
        },
      ],
    },
  },
  {
    // Google's tag takes nothing but an arguments object.
    files: ["src/features/analytics/gtag.ts"],
    rules: { "prefer-rest-params": "off" },
  },
  {
    // Written by tools, which switch off rules that they may not break.
    files: ["contract/graphql/documents/**", "contract/graphql/generated.ts"],
    linterOptions: { reportUnusedDisableDirectives: "off" },
  },
  {
    files: ["**/*.js"],
    languageOptions: {
      globals: {
        require: "readonly",
        module: "writable",
        exports: "writable",
        process: "readonly",
        console: "readonly",
        URL: "readonly",
        __dirname: "readonly",
        __filename: "readonly",
      },
    },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);
