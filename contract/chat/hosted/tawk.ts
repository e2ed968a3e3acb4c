/** Tawk.to in secure mode. */
import { chatProvider } from "./provider";

const SOURCES = ["https://*.tawk.to"];

export const tawk = chatProvider({
  name: "Tawk.to",
  settings: {
    propertyId: { variable: "TAWK_PROPERTY_ID", of: "TOKEN" },
    widgetId: { variable: "TAWK_WIDGET_ID", of: "TOKEN" },
  },
  keyVariable: "TAWK_API_KEY",
  policyOf: () => ({
    scripts: SOURCES,
    frames: SOURCES,
    pictures: SOURCES,
    styles: SOURCES,
    fonts: SOURCES,
    connections: [...SOURCES, "wss://*.tawk.to"],
    media: SOURCES,
  }),
  inboxOf: () => "https://dashboard.tawk.to/",
});
