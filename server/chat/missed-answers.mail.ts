import type { ChatMessage } from "#contract/chat/schema";
import { ROUTES } from "#contract/site/paths";
import type { Addressed, MailRow } from "../gateways/mail/mail-row";

interface MissedAnswers extends Addressed {
  readonly name: string;
  /** Opens the conversation (CHAT-2). */
  readonly token: string;
  readonly messages: readonly Pick<ChatMessage, "name" | "text">[];
}

/** Mails staff replies to a visitor who left. The token follows the #, so it is never sent to a server. */
export const missedAnswers: MailRow<MissedAnswers> = {
  kind: "chat-answers",
  heading: null,
  headers: null,
  subject: () => "Our reply to your message",
  blocks: ({ name, token, messages }, shop) => [
    { paragraph: `Hi ${name}, thanks for your chat message. Here's our reply:` },
    ...messages.flatMap(({ name: author, text }) => [
      { paragraph: `${author ?? shop.name}:` },
      { quote: text },
    ]),
    { button: "Continue the conversation", url: `${shop.siteUrl}${ROUTES.chat}#chat=${token}` },
    {
      paragraph: "Didn't contact us? Someone entered your address by mistake, and you can ignore this email.",
    },
  ],
};
