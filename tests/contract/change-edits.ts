/** The edits behind the costs in docs/CONTRIBUTING.md: one change for each testable row. */
import { readFileSync } from "node:fs";

export interface Change {
  /** As the table of CONTRIBUTING names it. */
  readonly row: string;
  /** Insertions into files: [file, before this text, the text]. Generated files follow from the schema. */
  readonly edits: readonly (readonly [file: string, before: string, text: string])[];
  /** New files of the change: [file, text]. */
  readonly own?: readonly (readonly [file: string, text: string])[];
}

const statusRow = /PENDING_REVIEW: (\{[\s\S]*?\n {2}\}),/.exec(read("contract/orders/statuses.ts"))![1]!;

const supplierRow = /BESTBUY: (\{[\s\S]*?\n {2}\}),/.exec(
  read("contract/suppliers/supplier-settings.ts"),
)![1]!;

const revenueShape = /revenue: (\{[\s\S]*?\n {2}\}),/.exec(read("contract/reports/shapes.ts"))![1]!;

export const CHANGES: readonly Change[] = [
  {
    row: "an order status",
    edits: [
      ["contract/orders/statuses.ts", '  "PENDING_REVIEW",\n', '  "ON_HOLD",\n'],
      ["contract/orders/statuses.ts", "  PENDING_REVIEW: {\n", `  ON_HOLD: ${statusRow},\n`],
      ["contract/graphql/schema.graphql", "  PENDING_REVIEW\n", "  ON_HOLD\n"],
      ["contract/graphql/generated.ts", "  | 'PENDING_REVIEW'\n", "  | 'ON_HOLD'\n"],
    ],
  },
  {
    row: "a role",
    edits: [
      [
        "contract/staff/roles.ts",
        "  ADMIN: {",
        '  BUYER: { label: "Buyer", permissions: ["pricing.read"], isAdmin: false, isAssignable: true },\n',
      ],
    ],
  },
  {
    row: "a report",
    own: [
      [
        "server/reports/definitions/returns.store.ts",
        read("server/reports/definitions/products.store.ts").replace("MOSTPOPULARPRODUCTS", "RETURNS"),
      ],
    ],
    edits: [
      [
        "contract/reports/reports.ts",
        "  revenue: {",
        '  returns: { name: "Returns", permission: "Report on returns" },\n',
      ],
      ["contract/reports/shapes.ts", "  revenue: {\n", `  returns: ${revenueShape},\n`],
      [
        "server/reports/definitions/definitions.ts",
        "import ",
        'import { RETURNS } from "./returns.store";\n',
      ],
      ["server/reports/definitions/definitions.ts", "  revenue: REVENUE", "  returns: RETURNS,\n"],
      ...read("contract/rest/calls.generated.ts")
        .match(/ {2}\w+RevenueReport\w*: \{.*\n/g)!
        .map(
          (call) => ["contract/rest/calls.generated.ts", call, call.replace("Revenue", "Returns")] as const,
        ),
    ],
  },
  {
    row: "an email about an order",
    own: [
      [
        "server/orders/mails/templates/order-thanks.mail.ts",
        read("server/orders/mails/templates/order-waiting.mail.ts").replace("orderWaiting", "orderThanks"),
      ],
    ],
    edits: [
      ["contract/orders/statuses.ts", ' | "payment failed"', ' | "thanks"'],
      [
        "server/orders/mails/order-mails.service.ts",
        "import ",
        'import { orderThanks } from "./templates/order-thanks.mail";\n',
      ],
      [
        "server/orders/mails/order-mails.service.ts",
        "  cancelled: orderCancelled,\n",
        "  thanks: orderThanks,\n",
      ],
    ],
  },
  {
    row: "an email about an account",
    own: [
      [
        "server/auth/mails/account-thanks.mail.ts",
        read("server/auth/mails/welcome.mail.ts").replace("const welcome", "const accountThanks"),
      ],
    ],
    edits: [
      [
        "server/auth/registration.service.ts",
        "import { welcome }",
        'import { accountThanks } from "./mails/account-thanks.mail";\n',
      ],
      [
        "server/auth/registration.service.ts",
        "    return sessions.begin({ ...user, isVerified: true }",
        "    await this.parts.users.mail(writeMail(accountThanks, recipient(user), shop));\n",
      ],
    ],
  },
  {
    row: "an email about a lease application",
    own: [
      [
        "server/leases/mails/lease-withdrawn.mail.ts",
        read("server/leases/mails/lease-expired.mail.ts").replace("leaseExpired", "leaseWithdrawn"),
      ],
    ],
    edits: [
      ["server/leases/applications/applicant-mails.port.ts", ' | "GO_ON"', ' | "WITHDRAWN"'],
      [
        "server/leases/mails/lease-mails.store.ts",
        "import { leaseGoesOn }",
        'import { leaseWithdrawn } from "./lease-withdrawn.mail";\n',
      ],
      [
        "server/leases/mails/lease-mails.store.ts",
        "  GO_ON: leaseGoesOn,\n",
        "  WITHDRAWN: leaseWithdrawn,\n",
      ],
    ],
  },
  {
    row: "a supplier that takes orders",
    own: [
      [
        "server/suppliers/vendors/acme/acme.gateway.ts",
        `import type { SupplierAccess, SupplierOrdering } from "../supplier.port";
export const openAcme = ({ url }: SupplierAccess): SupplierOrdering => ({
  submitOrder: async () => url,
  getOrder: async () => [],
  cancelItem: async () => undefined,
});
`,
      ],
      [
        "sandbox/suppliers/acme-api.ts",
        `import type { FastifyInstance } from "fastify";
export const registerAcmeApi = (app: FastifyInstance) => void app.get("/", async () => "Acme");
`,
      ],
    ],
    edits: [
      ["contract/suppliers/suppliers.ts", "  BESTBUY: ", '  ACME: "Acme",\n'],
      ["contract/suppliers/supplier-settings.ts", "  BESTBUY: {\n", `  ACME: ${supplierRow},\n`],
      ["server/suppliers/vendors/vendors.ts", "import ", 'import { openAcme } from "./acme/acme.gateway";\n'],
      ["server/suppliers/vendors/vendors.ts", "  BESTBUY: (", "  ACME: openAcme,\n"],
      ["sandbox/suppliers/supplier-sandbox.ts", "import ", 'import { registerAcmeApi } from "./acme-api";\n'],
      ["sandbox/suppliers/supplier-sandbox.ts", "  BESTBUY: register", "  ACME: registerAcmeApi,\n"],
    ],
  },
  {
    row: "a provider of hosted chats",
    own: [
      [
        "contract/chat/hosted/helpline.ts",
        read("contract/chat/hosted/tawk.ts")
          .replace("const tawk", "const helpline")
          .replaceAll("TAWK_", "HELP_"),
      ],
      [
        "src/features/chat/hosted/helpline.ts",
        read("src/features/chat/hosted/tawk.ts")
          .replace("openTawk", "openHelpline")
          .replace('ChatOf<"tawk">', 'ChatOf<"helpline">'),
      ],
    ],
    edits: [
      ["contract/chat/hosted/providers.ts", "import { tawk", 'import { helpline } from "./helpline";\n'],
      ["contract/chat/hosted/providers.ts", ", tawk }", ", helpline"],
      [
        "src/features/chat/hosted/chat-port.ts",
        "import { openTawk",
        'import { openHelpline } from "./helpline";\n',
      ],
      ["src/features/chat/hosted/chat-port.ts", "  tawk: openTawk", "  helpline: openHelpline,\n"],
    ],
  },
  {
    row: "a kind of promotion",
    own: [
      [
        "contract/promotions/kinds/capped-percent.ts",
        `import { formatMoney } from "../../money/money";
import { goodsEffect } from "./kind";
import { amount, percent } from "./parameters";
export const cappedPercent = goodsEffect({
  parameters: {
    cappedPercent: percent({ label: "Discount" }),
    capCents: amount({ label: "Cap per order" }),
  },
  label: "Percent off with a cap",
  words: (terms) => terms.cappedPercent + "% off, at most " + formatMoney(terms.capCents ?? 0) + ", on",
  discountCents: (terms, { cents }) =>
    Math.min((cents * (terms.cappedPercent ?? 0)) / 100, terms.capCents ?? 0),
  isOnPages: false,
});
`,
      ],
    ],
    edits: [
      [
        "contract/promotions/kinds/kinds.ts",
        "import ",
        'import { cappedPercent } from "./capped-percent";\n',
      ],
      ["contract/promotions/kinds/kinds.ts", "  SHIPPING: freeShipping", "  CAPPED: cappedPercent,\n"],
    ],
  },
  {
    row: "a kind of promotion",
    own: [
      [
        "contract/promotions/kinds/minimum-pieces.ts",
        read("contract/promotions/kinds/minimum-items.ts")
          .replaceAll("minItems", "minPieces")
          .replace("minimumItems", "minimumPieces"),
      ],
    ],
    edits: [
      [
        "contract/promotions/kinds/kinds.ts",
        "import ",
        'import { minimumPieces } from "./minimum-pieces";\n',
      ],
      ["contract/promotions/kinds/kinds.ts", "  MINIMUM: minimum", "  MIN_PIECES: minimumPieces,\n"],
    ],
  },
  {
    row: "a server feature",
    own: [
      [
        "server/partners/partners.settings.ts",
        `import { textOf, type SettingsPart } from "../settings";
export const partnerSettings: SettingsPart<{ readonly place: string }> = {
  variables: {},
  read: (values) => ({ place: textOf(values, "PARTNERS") }),
};
`,
      ],
      [
        "server/partners/partners.sealed.ts",
        `import type { SealedColumn } from "../db/sealing/sealed-column";
export const PARTNER_COLUMNS: readonly SealedColumn[] = [];
`,
      ],
      [
        "server/partners/partners.ts",
        `import type { Feature, Host } from "../feature";
export function openPartners({ log }: Host, { place }: { readonly place: string }): Feature {
  return { cleanUp: [async () => log.info(place)], health: { partners: () => null } };
}
`,
      ],
    ],
    edits: [
      ["server/app.ts", "import ", 'import { openPartners } from "./partners/partners";\n'],
      ["server/app.ts", "    openStaff(host", "    openPartners(host, config.partners),\n"],
      [
        "server/declarations.ts",
        "import ",
        'import { PARTNER_COLUMNS } from "./partners/partners.sealed";\n',
      ],
      [
        "server/declarations.ts",
        "import ",
        'import { partnerSettings } from "./partners/partners.settings";\n',
      ],
      ["server/declarations.ts", "  mail: mailSettings,\n", "  partners: partnerSettings,\n"],
      ["server/declarations.ts", "  AUTH_COLUMNS,\n", "  PARTNER_COLUMNS,\n"],
    ],
  },
];

/** The current text of a source. */
export function read(file: string): string {
  return readFileSync(file, "utf8");
}
