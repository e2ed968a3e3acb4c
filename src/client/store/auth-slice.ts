/** The signed-in user, shared by all tabs. Stored by store/persist.ts. */
import { createAction, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Session, SessionUser, Tokens } from "#contract/accounts/session";

export interface AuthState {
  readonly user: SessionUser | null;
  readonly tokens: Tokens | null;
}

export const SIGNED_OUT: AuthState = { user: null, tokens: null };

/** The user changed or signed out: responses to the previous visitor's requests are dropped. */
export const visitorChanged = createAction("visitorChanged");

const authSlice = createSlice({
  name: "auth",
  initialState: SIGNED_OUT as AuthState,
  reducers: {
    sessionSet: (_state, { payload }: PayloadAction<Session>): AuthState => ({
      user: payload.user,
      tokens: payload.tokens,
    }),
    /** The user changed their own name; the tokens stay. */
    userChanged: (state, { payload }: PayloadAction<Partial<SessionUser>>): AuthState =>
      state.user ? { ...state, user: { ...state.user, ...payload } } : state,
    sessionCleared: (): AuthState => SIGNED_OUT,
  },
});

export const { sessionSet, userChanged, sessionCleared } = authSlice.actions;
export const authReducer = authSlice.reducer;

/** The complete session; null while one of its three tokens is missing (SESSION-1). */
export function sessionOf({ user, tokens }: AuthState): Session | null {
  if (!user || !tokens?.accessToken || !tokens.idToken || !tokens.refreshToken) return null;
  return { user, tokens };
}
