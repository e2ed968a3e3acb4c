/** Sentences about the chat, a part of contract/messages.ts. */
export const CHAT_MESSAGES = {
  name: "Please say what we may call you.",
  empty: "Please write something.",
  over: "This conversation is over. Please start another one.",
  notSent: "Not sent yet. We try again as soon as you are connected.",
  tooMany: "That was a lot at once. Please wait a moment before you write again.",
  closed: "Conversation closed. It opens again when the visitor writes.",
  assigned: "The conversation is yours.",
  released: "Anybody may take the conversation now.",
  answerSaved: "Saved among the prepared answers.",
  answerDeleted: "Prepared answer deleted.",
  answerName: "Please give the answer a name to find it by.",
  tooManyAnswers: "There are as many prepared answers as fit. Please delete one first.",
};
