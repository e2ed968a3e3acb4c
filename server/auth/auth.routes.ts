/** REST calls of accounts and sessions (CALL-11). */
import { REST } from "#contract/rest-endpoints";
import { MESSAGES } from "#contract/messages";
import type { Rest } from "../http/rest";
import type { AuthService } from "./auth.service";
import type { SessionsService } from "./sessions.service";

const { auth } = MESSAGES;

export function registerAuthRoutes(rest: Rest, service: AuthService, sessions: SessionsService): void {
  rest.open(REST.login, async ({ body, origin }) => ({
    data: await service.login(body, origin),
    message: auth.loginDone,
  }));
  rest.open(REST.refreshToken, async ({ body, origin }) => ({
    data: await sessions.refresh(body.username, body.refreshToken, origin),
  }));
  rest.open(REST.register, async ({ body, origin }) => ({
    data: { user: await service.register(body, origin), tokens: null },
    message: auth.registered,
  }));
  rest.open(REST.verifyAccount, async ({ body, origin }) => ({
    data: await service.verifyAccount(body, origin),
    message: auth.verified,
  }));
  rest.open(REST.resendVerificationCode, async ({ body, origin }) => {
    await service.resendVerificationCode(body.username, origin);
    return { data: null, message: auth.codeSent };
  });
  rest.open(REST.forgotPassword, async ({ body, origin }) => {
    await service.forgotPassword(body.username, origin);
    return { data: null, message: auth.codeSent };
  });
  rest.open(REST.resetPassword, async ({ body, origin }) => {
    await service.resetPassword(body, origin);
    return { data: { username: body.username }, message: auth.passwordReset };
  });
  rest.signedIn(REST.changePassword, async ({ body, viewer }) => {
    await service.changePassword(viewer, body);
    return { data: null, message: auth.passwordChanged };
  });
  registerSessionRoutes(rest, sessions);
}

function registerSessionRoutes(rest: Rest, sessions: SessionsService): void {
  // Open, because a session whose access token is past its time can still be ended.
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
