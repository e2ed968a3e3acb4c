/** What a person at the terminal can put right: printed as one sentence, without a stack trace. */
export class StartError extends Error {}
