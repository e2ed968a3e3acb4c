/** The shop's mail server; unset: a mailbox of the sandbox takes all mail. */
import * as yup from "yup";
import type { MailSettings } from "../../outside-services";
import { textOf, type SettingsPart } from "../../settings";

export const mailSettings: SettingsPart<MailSettings> = {
  variables: {
    SMTP_URL: yup
      .string()
      .test("address", "SMTP_URL must be an address that starts with smtp:// or smtps://", isMailServer),
    MAIL_FROM: yup.string(),
  },
  listPublicRefusals: (env) => [
    ...(env["SMTP_URL"]
      ? []
      : ["SMTP_URL must be set to the shop's mail server, such as smtp://name:password@mail.example:587."]),
    ...(env["MAIL_FROM"] ? [] : ["MAIL_FROM must be set to the address the shop's mail comes from."]),
  ],
  read: (values) => ({
    smtpUrl: textOf(values, "SMTP_URL") || `smtp://127.0.0.1:${textOf(values, "SANDBOX_SMTP_PORT")}`,
    from:
      textOf(values, "MAIL_FROM") || `${textOf(values, "SHOP_NAME")} <${textOf(values, "SUPPORT_EMAIL")}>`,
  }),
};

function isMailServer(value: string | undefined): boolean {
  return value === undefined || (URL.canParse(value) && /^smtps?:\/\/[^/]/.test(value));
}
