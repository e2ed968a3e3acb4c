/** REST calls of the second step of signing in (STAFF-6). */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import type { Rest } from "../../http/rest/rest";
import type { KnownDevices } from "../sessions/known-devices.service";
import type { SecondFactorService } from "./second-factor.service";

const { auth } = MESSAGES;

export function registerSecondFactorRoutes(
  rest: Rest,
  service: SecondFactorService,
  devices: KnownDevices,
): void {
  rest.open(REST.enrolSecondFactor, async ({ body }) => ({ data: await service.enrol(body.ticket) }));
  rest.open(REST.verifySecondFactor, async ({ body, origin, cookies }) => {
    const data = await service.verify(body, origin, (username) => devices.find(cookies, username));
    return { data, message: auth.loginDone, setCookie: devices.remember(cookies, data.user.username) };
  });
  const { method, path } = REST.resetSecondFactor;
  rest.signedIn(REST.resetSecondFactor, async ({ body, viewer, origin }) => {
    await service.reset(viewer, body.username, { call: `${method} ${path}`, ...origin });
    return { data: null, message: auth.secondFactorReset };
  });
}
