/** When staff answer the chat. */
import * as yup from "yup";
import { textOf, type SettingsPart } from "../settings";
import { readHours, type OpenSpan } from "./hours.rules";

export interface ChatSettings {
  readonly hours: readonly OpenSpan[];
}

export const chatSettings: SettingsPart<ChatSettings> = {
  variables: {
    CHAT_HOURS: yup
      .string()
      .test(
        "hours",
        "CHAT_HOURS must look like Mon-Fri 08:00-20:00, Sat 10:00-14:00",
        (value) => readHours(value ?? "") !== null,
      )
      .default("Mon-Fri 08:00-20:00, Sat 09:00-17:00"),
  },
  read: (values) => ({ hours: readHours(textOf(values, "CHAT_HOURS")) ?? [] }),
};
