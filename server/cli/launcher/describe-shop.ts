/** The terminal's message once the shop is open. */
import { GRAPHQL_PATH } from "#contract/rest/paths";
import type { Config } from "../../config";

export function describeShop(config: Config, siteUrl: string): string {
  const { sandbox } = config;
  const lines = [
    ["The shop is open:", siteUrl],
    ["API:", `${config.apiUrl}${GRAPHQL_PATH}`],
    ...(sandbox
      ? [
          ["Mailbox:", `${sandbox.url}/mailbox/`],
          ["All sandboxes:", `${sandbox.url}/`],
        ]
      : []),
  ];
  const width = Math.max(...lines.map(([name = ""]) => name.length)) + 2;
  return [
    ...lines.map(([name = "", value]) => `${name.padEnd(width)}${value}`),
    "Press Ctrl-C to stop.",
  ].join("\n");
}
