/** What the API host, the launcher and the commands refuse on a public site, beside what the site host refuses too. */
import { listOf, listRefusals, type Environment } from "#contract/public-shop";
import { readAllowedHosts } from "./catalogue/pictures/allowed-hosts.rules";
import { listTestLessors } from "./leases/leases.settings";
import { listTestPayments } from "./payments/payments.settings";
import { listOpenSuppliers } from "./suppliers/suppliers.settings";

/** Providers a customer is sent to, and that tell us who they are. */
const PROVIDERS = /^SOCIAL_\w+_(ISSUER|URL)$/;

/** @returns one sentence for each setting, naming it and what to do; nothing when the shop may be opened */
export function listPublicRefusals(env: Environment): string[] {
  return [
    ...listRefusals(env, ["BUILD_KEY", "PII_KEY", "TOKEN_KEY"]),
    ...(env["SMTP_URL"]
      ? []
      : ["SMTP_URL must be set to the shop's mail server, such as smtp://name:password@mail.example:587."]),
    ...(env["MAIL_FROM"] ? [] : ["MAIL_FROM must be set to the address the shop's mail comes from."]),
    ...Object.entries(env)
      .filter(([name, address]) => PROVIDERS.test(name) && /^http:/i.test(address ?? ""))
      .map(([name, address]) => `${name} must start with https://, not ${address}.`),
    ...(readAllowedHosts(env["PICTURE_HOSTS"] ?? "")?.origins ?? []).map(
      (origin) =>
        `PICTURE_HOSTS must name hosts alone, without ${origin}: an origin may lie in a private network.`,
    ),
    ...listOf(env["PICTURE_HOSTS"])
      .filter((host) => host.includes("://"))
      .map((origin) => `PICTURE_HOSTS must name hosts, not ${origin}: that is for a machine of your own.`),
    ...listTestPayments(env),
    ...listTestLessors(env),
    ...listOpenSuppliers(env),
  ];
}
