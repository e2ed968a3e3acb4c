/** Style, and the house's one direction of imports (docs/ARCHITECTURE.md) as errors. */
const { readdirSync } = require("node:fs");
const js = require("@eslint/js");
const importX = require("eslint-plugin-import-x");
const jsxA11y = require("eslint-plugin-jsx-a11y");
const reactHooks = require("eslint-plugin-react-hooks");
const tseslint = require("typescript-eslint");

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

const infrastructure = ["db", "http", "cli", "gateways"];
const serverWords = foldersIn("server").filter((name) => !infrastructure.includes(name));
const featureWords = foldersIn("src/features");
/** What a server word lets others know of it: files with interfaces only. */
const ports = serverWords.flatMap((word) =>
  readdirSync(`server/${word}`, { recursive: true })
    .filter((name) => name.endsWith(".port.ts"))
    .map((name) => `./${word}/${name}`),
);
const wordZones = (root, words) =>
  words.map((word) => ({
    target: `./${root}/${word}`,
    from: `./${root}`,
    except: [
      `./${word}`,
      // Until a port stands between the two.
      ...(word === "orders" ? ["./payments"] : []),
      ...(word === "payments" ? ["./orders"] : []),
      ...(root === "server"
        ? ["./db", "./http", "./gateways", "./errors.ts", "./config.ts", "./outside-services.ts", ...ports]
        : []),
    ],
    message: "A feature never imports another feature; pass it in from app.ts or compose it on the page.",
  }));

const zones = [
  {
    target: "./contract",
    from: ["./server", "./src", "./tests", "./bench"],
    message: "contract imports nothing of ours.",
  },
  {
    target: "./server",
    from: ["./src", "./tests", "./bench"],
    message: "server and src never import each other.",
  },
  {
    target: "./src",
    from: ["./server", "./tests", "./bench"],
    message: "server and src never import each other.",
  },
  {
    target: "./src/lib",
    from: ["./src/app", "./src/features", "./src/pages", "./src/ui"],
    message: "lib knows nothing above it.",
  },
  { target: "./src/ui", from: ["./src/app", "./src/features", "./src/pages"], message: "ui knows no shop." },
  {
    target: "./src/features",
    from: ["./src/pages", "./src/templates"],
    message: "Pages compose features, not the reverse.",
  },
  {
    target: "./src/build",
    from: ["./src/pages", "./src/templates"],
    message: "The build side never imports pages.",
  },
  ...wordZones("server", serverWords),
  ...wordZones("src/features", featureWords),
];

module.exports = tseslint.config(
  {
    ignores: [
      "node_modules/",
      "public/",
      ".cache/",
      ".data/",
      "bench/results/",
      "contract/graphql/generated.ts",
      "static/",
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { "import-x": importX, "react-hooks": reactHooks, "jsx-a11y": jsxA11y },
    settings: {
      "import-x/resolver": { node: { extensions: [".ts", ".tsx", ".js"] } },
      "import-x/extensions": [".ts", ".tsx"],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
    },
    rules: {
      ...jsxA11y.configs.recommended.rules,
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      "import-x/no-restricted-paths": ["error", { zones }],
      "import-x/no-cycle": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-explicit-any": "error",
      "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
      "no-restricted-syntax": [
        "error",
        { selector: "ExportAllDeclaration", message: "No barrels: import from the file that defines it." },
      ],
      "no-console": "error",
    },
  },
  {
    files: ["contract/**"],
    rules: {
      "no-restricted-imports": ["error", { patterns: ["node:*", "react", "fastify", "kysely", "pg"] }],
    },
  },
  {
    files: [
      "contract/graphql/codegen.ts",
      "server/cli/**",
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
    files: ["server/**/*.service.ts", "server/**/*.resolvers.ts", "server/**/*.routes.ts"],
    rules: { "no-restricted-imports": ["error", { patterns: ["kysely", "pg"] }] },
  },
  {
    files: ["server/db/migrations/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "^(?!kysely$)",
              message: "A migration holds literals: what it imports would change what it once did.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["**/*.js"],
    languageOptions: {
      globals: { require: "readonly", module: "writable", process: "readonly", __dirname: "readonly" },
    },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);
