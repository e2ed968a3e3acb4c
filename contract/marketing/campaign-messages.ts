/** Messages about campaigns, a part of contract/messages.ts. */
export const CAMPAIGN_MESSAGES = {
  subject: "Please enter a subject.",
  text: "Please enter the email text.",
  link: "Write links as [text](/a/path/in/the/shop) or [text](https://…), with no spaces in the address.",
  placeholder:
    "Write the recipient's name as {{firstName}} or {{firstName|friend}}, outside link addresses. There are no other placeholders.",
  category: "Please choose the category they bought from",
  rate: "Please enter a whole number of emails per minute, from 1 to 3,000",
  time: "Please enter a future time within the next year",
  productIds: "Please choose up to six products",
  notSold: (ids: string) => `The shop doesn't sell: ${ids}`,
  gone: "This campaign doesn't exist.",
  stale: "Someone else just changed this campaign. Please review it again.",
  notNow: "The campaign's status has changed, so this isn't possible anymore. Please review it again.",
  nobody: "This campaign has no recipients, so there's nothing to send.",
  saved: "Campaign saved.",
  tested: "Test email sent to your address.",
  moved: {
    SCHEDULE: "Campaign scheduled.",
    REOPEN: "Campaign moved back to draft.",
    PAUSE: "Campaign paused. Emails already being sent still arrive.",
    RESUME: "Campaign resumed.",
    CANCEL: "Campaign canceled. No more emails will be sent.",
  },
} as const;
