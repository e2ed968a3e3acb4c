/** Chat hours, and the hosted chat if configured. */
import * as yup from "yup";
import {
  CHAT_PROVIDERS,
  CHAT_VARIABLES,
  listChatRefusals,
  listPublicChatRefusals,
  readHostedChat,
} from "#contract/chat/hosted/hosted";
import { HOSTED_CHATS, type HostedChat } from "#contract/chat/hosted/providers";
import { textOf, type SettingsPart } from "../settings";
import { readHours, type OpenSpan } from "./hours.rules";

export interface ChatSettings {
  readonly hours: readonly OpenSpan[];
  /** Null = the shop's own chat. */
  readonly hosted: { readonly chat: HostedChat; readonly key: string } | null;
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
    CHAT_PROVIDER: yup.string().oneOf(CHAT_PROVIDERS).default("own"),
    ...Object.fromEntries(CHAT_VARIABLES.map((name) => [name, yup.string()])),
  },
  listConflicts: listChatRefusals,
  listPublicRefusals: listPublicChatRefusals,
  read(values) {
    const texts = Object.fromEntries(Object.keys(values).map((name) => [name, textOf(values, name)]));
    const chat = readHostedChat(texts);
    return {
      hours: readHours(textOf(values, "CHAT_HOURS")) ?? [],
      hosted: chat && { chat, key: textOf(values, HOSTED_CHATS[chat.provider].keyVariable) },
    };
  },
};
