/** Chatwoot, self-hosted or theirs: a website inbox with identity validation. */
import { chatProvider } from "./provider";

export const chatwoot = chatProvider({
  name: "Chatwoot",
  settings: {
    baseUrl: { variable: "CHATWOOT_BASE_URL", of: "ADDRESS" },
    websiteToken: { variable: "CHATWOOT_WEBSITE_TOKEN", of: "TOKEN" },
  },
  keyVariable: "CHATWOOT_IDENTITY_KEY",
  policyOf({ baseUrl }) {
    const { origin } = new URL(baseUrl);
    const sources = [origin];
    return {
      scripts: sources,
      frames: sources,
      pictures: sources,
      styles: [],
      fonts: [],
      connections: [origin, origin.replace(/^http/, "ws")],
      media: sources,
    };
  },
  inboxOf: ({ baseUrl }) => `${baseUrl}/app`,
});
