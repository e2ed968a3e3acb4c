/** REST calls of social sign-in (ACCOUNT-12). */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import type { Rest } from "../../http/rest/rest";
import type { SocialService } from "./social.service";

export function registerSocialRoutes(rest: Rest, service: SocialService): void {
  rest.open(REST.socialStart, async ({ body, origin }) => ({
    data: { url: await service.start(body.type, origin) },
  }));
  rest.open(REST.socialVerify, async ({ body, origin, refusesTracking }) => {
    const data = await service.finish(body, { origin, refusesTracking });
    return { data, message: data.tokens ? MESSAGES.auth.loginDone : MESSAGES.auth.codeSent };
  });
}
