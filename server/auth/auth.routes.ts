/** REST calls of accounts and sessions (CALL-11). */
import { REST } from "#contract/rest/endpoints";
import { MESSAGES } from "#contract/messages";
import type { Rest } from "../http/rest/rest";
import type { AuthService } from "./auth.service";
import type { RegistrationService } from "./registration.service";
import type { KnownDevices } from "./sessions/known-devices.service";
import type { SessionsService } from "./sessions/sessions.service";

export interface AuthServices {
  readonly service: AuthService;
  readonly registrations: RegistrationService;
  readonly sessions: SessionsService;
  readonly devices: KnownDevices;
}

const { auth } = MESSAGES;

export function registerAuthRoutes(rest: Rest, services: AuthServices): void {
  registerPasswordRoutes(rest, services);
  registerRegistrationRoutes(rest, services);
  registerSessionRoutes(rest, services.sessions);
}

function registerPasswordRoutes(rest: Rest, { service, sessions, devices }: AuthServices): void {
  rest.open(REST.login, async ({ body, origin, cookies }) => {
    const data = await service.login(body, origin, devices.find(cookies, body.username));
    if (!data.tokens) return { data, message: auth.secondFactorNeeded };
    return { data, message: auth.loginDone, setCookie: devices.remember(cookies, body.username) };
  });
  rest.open(REST.refreshToken, async ({ body, origin }) => ({
    data: await sessions.refresh(body.username, body.refreshToken, origin),
  }));
  rest.open(REST.forgotPassword, async ({ body, origin, authorization }) => {
    const { username } = body;
    const registrationId = await sessions.findRegistrationId(authorization, username);
    await service.forgotPassword(username, origin, registrationId);
    return { data: null, message: auth.codeSent };
  });
  rest.open(REST.resetPassword, async ({ body, origin, cookies }) => {
    await service.resetPassword(body, origin);
    // Remembers the device now, so that strangers who try this account cannot delay its next sign-in.
    const setCookie = devices.remember(cookies, body.username);
    return { data: { username: body.username }, message: auth.passwordReset, setCookie };
  });
  rest.signedIn(REST.changePassword, async ({ body, viewer }) => {
    await service.changePassword(viewer, body);
    return { data: null, message: auth.passwordChanged };
  });
}

function registerRegistrationRoutes(rest: Rest, { registrations, sessions, devices }: AuthServices): void {
  rest.open(REST.register, async (call) => ({
    data: await registrations.register(call.body, call),
    message: auth.registered,
  }));
  rest.open(REST.verifyAccount, async ({ body, origin, cookies, authorization }) => ({
    data: await registrations.verify(
      body,
      origin,
      await sessions.findRegistrationId(authorization, body.username),
    ),
    message: auth.verified,
    setCookie: devices.remember(cookies, body.username),
  }));
  rest.open(REST.resendVerificationCode, async ({ body, origin, authorization }) => {
    const { username } = body;
    const registrationId = await sessions.findRegistrationId(authorization, username);
    await registrations.resendCode(username, origin, registrationId);
    return { data: null, message: auth.codeSent };
  });
}

function registerSessionRoutes(rest: Rest, sessions: SessionsService): void {
  // Open, because a session with an expired access token can still be ended.
  rest.open(REST.logout, async ({ authorization }) => {
    await sessions.logout(authorization);
    return { data: null };
  });
  rest.signedIn(REST.listSessions, async ({ viewer }) => ({
    data: { sessions: await sessions.listDevices(viewer) },
  }));
  rest.signedIn(REST.endSession, async ({ viewer, params }) => {
    await sessions.endDevice(viewer, params.id);
    return { data: null, message: auth.deviceSignedOut };
  });
  rest.signedIn(REST.endOtherSessions, async ({ viewer }) => {
    await sessions.endOtherDevices(viewer);
    return { data: null, message: auth.otherDevicesSignedOut };
  });
  rest.signedIn(REST.listSignIns, async ({ viewer }) => ({
    data: { signIns: await sessions.listSignIns(viewer) },
  }));
}
