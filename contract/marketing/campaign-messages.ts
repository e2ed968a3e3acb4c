/** Sentences about campaigns, a part of contract/messages.ts. */
export const CAMPAIGN_MESSAGES = {
  subject: "Please say what the mail is about.",
  text: "Please write the mail.",
  link: "A link is written [words](/a/path/of/the/shop) or [words](https://…), without spaces in the address.",
  category: "Please say in which category they have bought",
  rate: "Please enter a whole number of mails a minute, from 1 to 3,000",
  time: "Please enter a time to come, within a year",
  productIds: "Please enter at most six product numbers, with commas between them",
  notSold: (ids: string) => `The shop does not sell: ${ids}`,
  gone: "There is no such campaign",
  stale: "Somebody has changed this campaign meanwhile. Please read it again.",
  notNow: "The campaign is not where this can be done any more. Please read it again.",
  nobody: "Nobody is among its readers, so there is nothing to send.",
  saved: "The campaign is saved.",
  tested: "A test is on its way to your own address.",
  moved: {
    SCHEDULE: "The campaign is scheduled.",
    REOPEN: "The campaign is a draft again.",
    PAUSE: "The campaign rests. What is being sent this second still arrives.",
    RESUME: "The campaign goes on.",
    CANCEL: "The campaign is cancelled. Nothing more of it is sent.",
  },
} as const;
