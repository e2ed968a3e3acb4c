/** The shop's mail server; if unset, a sandbox mailbox receives all email. */
import * as yup from "yup";
import type { MailSettings } from "../../outside-services";
import { textOf, type SettingsPart, type Variables } from "../../settings";
import { BOUNCE_VARIABLES, listBounceConflicts, readBounces } from "./bounces.settings";
import { DNS_NAME, listDkimConflicts, readDkim } from "./dkim.settings";

export const mailSettings: SettingsPart<MailSettings> = {
  variables: {
    SMTP_URL: yup.string().test("address", "SMTP_URL must start with smtp:// or smtps://", isMailServer),
    MAIL_FROM: yup.string(),
    DKIM_DOMAIN: yup
      .string()
      .matches(DNS_NAME, "DKIM_DOMAIN must be the domain of MAIL_FROM, such as shop.example"),
    DKIM_SELECTOR: yup.string().matches(DNS_NAME, "DKIM_SELECTOR must be a DNS label such as shop1"),
    DKIM_KEY: yup.string(),
    ...BOUNCE_VARIABLES,
  },
  listConflicts: (env) => [...listDkimConflicts(env), ...listBounceConflicts(env)],
  listPublicRefusals: (env) => [
    ...(env["SMTP_URL"]
      ? []
      : ["SMTP_URL must be set to the shop's mail server, such as smtp://name:password@mail.example:587."]),
    ...(env["MAIL_FROM"] ? [] : ["MAIL_FROM must be set to the shop's sender address."]),
  ],
  read: (values) => ({
    ...dkimOf(values),
    ...bouncesOf(values),
    smtpUrl: textOf(values, "SMTP_URL") || `smtp://127.0.0.1:${textOf(values, "SANDBOX_SMTP_PORT")}`,
    from:
      textOf(values, "MAIL_FROM") || `${textOf(values, "SHOP_NAME")} <${textOf(values, "SUPPORT_EMAIL")}>`,
  }),
};

function dkimOf(values: Variables): Pick<MailSettings, "dkim"> {
  const [domain, selector, key] = ["DKIM_DOMAIN", "DKIM_SELECTOR", "DKIM_KEY"].map((name) =>
    textOf(values, name),
  );
  const dkim = readDkim(domain!, selector!, key!);
  return dkim ? { dkim } : {};
}

function bouncesOf(values: Variables): Pick<MailSettings, "bounces"> {
  const bounces = readBounces(textOf(values, "MAIL_BOUNCES_TO"), textOf(values, "MAIL_BOUNCES_SECRET"));
  return bounces ? { bounces } : {};
}

function isMailServer(value: string | undefined): boolean {
  return value === undefined || (URL.canParse(value) && /^smtps?:\/\/[^/]/.test(value));
}
