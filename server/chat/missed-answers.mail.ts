import type { ChatMessage } from "#contract/chat/schema";
import { CHAT_ROUTES } from "#contract/site/paths";
import type { Addressed, MailRow } from "../gateways/mail/mail-row";

interface MissedAnswers extends Addressed {
  readonly name: string;
  /** Opens the conversation (CHAT-2). */
  readonly token: string;
  readonly messages: readonly Pick<ChatMessage, "name" | "text">[];
}

/** What staff wrote to a visitor who had left. The token stands behind the #, which no server is sent. */
export const missedAnswers: MailRow<MissedAnswers> = {
  kind: "chat-answers",
  heading: null,
  headers: null,
  subject: () => "Our answer to your message",
  blocks: ({ name, token, messages }, shop) => [
    { paragraph: `Hello ${name}, you wrote to us in our chat. This is our answer:` },
    ...messages.flatMap(({ name: author, text }) => [
      { paragraph: `${author ?? shop.name}:` },
      { quote: text },
    ]),
    { button: "Go on with the conversation", url: `${shop.siteUrl}${CHAT_ROUTES.visitor}#chat=${token}` },
    {
      paragraph:
        "You did not write to us? Then somebody gave your address by mistake; you can ignore this mail.",
    },
  ],
};
