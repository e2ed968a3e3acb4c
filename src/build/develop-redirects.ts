/** The site host's redirects for `npm run dev`, where Gatsby serves the pages. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { aliasedPaths } from "../../contract/catalogue/category-aliases";

interface Server {
  use(handler: (request: IncomingMessage, response: ServerResponse, next: () => void) => void): void;
}

/** Redirects category aliases to their category. */
export function redirectAliases(server: Server): void {
  server.use((request, response, next) => {
    const [path = "", search] = (request.url ?? "").split("?", 2);
    const [location] = aliasedPaths(`${path.toLowerCase().replace(/\/$/, "")}/`);
    if (location === undefined) return next();
    response.writeHead(301, { location: search ? `${location}?${search}` : location }).end();
  });
}
