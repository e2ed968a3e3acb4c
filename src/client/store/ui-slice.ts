/** What the interface shows beside its pages (SITE-15). */
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Severity } from "../page/page-marks";

export interface SnackbarSettings {
  readonly message: string;
  readonly severity: Severity;
  /** Counts up, so that the same sentence twice is shown twice. */
  readonly turn: number;
}

/** A question with Yes and No; the one who asked waits for the answer of that turn (src/client/store/confirm.ts). */
export interface DialogSettings {
  readonly isOpen: boolean;
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
  readonly turn: number;
}

export interface UiState {
  readonly showLoader: boolean;
  readonly loaderCount: number;
  readonly snackbarSettings: SnackbarSettings | null;
  readonly dialogSettings: DialogSettings;
  /** A call needed a session that is not there: the page's guard leads to the sign-in page. */
  readonly redirectToLogin: boolean;
  /** The visitor just signed out here: a private page leads home, not to the sign-in page. */
  readonly hasSignedOut: boolean;
  /** The next look at the cart merges the guest cart into the account's (CART-6). */
  readonly mergeCart: boolean;
}

const initialState: UiState = {
  showLoader: false,
  loaderCount: 0,
  snackbarSettings: null,
  dialogSettings: { isOpen: false, title: "", message: "", confirmLabel: "", turn: 0 },
  redirectToLogin: false,
  hasSignedOut: false,
  mergeCart: false,
};

const withLoaders = (state: UiState, loaderCount: number): UiState => ({
  ...state,
  loaderCount,
  showLoader: loaderCount > 0,
});

const uiSlice = createSlice({
  name: "ui",
  initialState,
  reducers: {
    /** The loader is a counter: each show adds one, each hide subtracts one, a reset forces it to none. */
    loaderShown: (state: UiState) => withLoaders(state, state.loaderCount + 1),
    loaderHidden: (state: UiState) => withLoaders(state, Math.max(0, state.loaderCount - 1)),
    loaderReset: (state: UiState) => withLoaders(state, 0),
    snackbarShown: (state: UiState, { payload }: PayloadAction<Omit<SnackbarSettings, "turn">>): UiState => ({
      ...state,
      snackbarSettings: { ...payload, turn: (state.snackbarSettings?.turn ?? 0) + 1 },
    }),
    dialogOpened: (
      state: UiState,
      { payload }: PayloadAction<Omit<DialogSettings, "isOpen" | "turn">>,
    ): UiState => ({
      ...state,
      dialogSettings: { ...payload, isOpen: true, turn: state.dialogSettings.turn + 1 },
    }),
    dialogClosed: (state: UiState): UiState => ({
      ...state,
      dialogSettings: { ...state.dialogSettings, isOpen: false },
    }),
    redirectToLoginSet: (state: UiState, { payload }: PayloadAction<boolean>): UiState => ({
      ...state,
      redirectToLogin: payload,
    }),
    mergeCartSet: (state: UiState, { payload }: PayloadAction<boolean>): UiState => ({
      ...state,
      mergeCart: payload,
    }),
    /** The session is over: nothing of the one who was here stays, but calls may still be running. */
    signedOut: (
      { loaderCount, showLoader, snackbarSettings }: UiState,
      { payload }: PayloadAction<{ readonly isByChoice: boolean }>,
    ): UiState => ({
      ...initialState,
      loaderCount,
      showLoader,
      snackbarSettings,
      hasSignedOut: payload.isByChoice,
      redirectToLogin: !payload.isByChoice,
    }),
    /** A session began, or the visitor was led where a guest may be. */
    leadingDone: (state: UiState): UiState => ({ ...state, redirectToLogin: false, hasSignedOut: false }),
  },
});

export const {
  loaderShown,
  loaderHidden,
  loaderReset,
  snackbarShown,
  dialogOpened,
  dialogClosed,
  redirectToLoginSet,
  mergeCartSet,
  signedOut,
  leadingDone,
} = uiSlice.actions;
export const uiReducer = uiSlice.reducer;
