/** Interface state outside the pages (SITE-15). */
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Severity } from "../page/page-keys";

interface SnackbarSettings {
  readonly message: string;
  readonly severity: Severity;
  /** Increases, so that a repeated message shows again. */
  readonly turn: number;
}

/** A Yes/No question (src/client/store/confirm.ts). */
interface DialogSettings {
  readonly isOpen: boolean;
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
}

export interface UiState {
  readonly showLoader: boolean;
  readonly loaderCount: number;
  readonly snackbarSettings: SnackbarSettings | null;
  readonly dialogSettings: DialogSettings;
  /** A call lacked its session: the page's guard redirects to sign-in. */
  readonly redirectToLogin: boolean;
  /** The visitor has just signed out: a private page redirects home, not to sign-in. */
  readonly hasSignedOut: boolean;
  /** The next cart sync merges the guest cart into the account's (CART-6). */
  readonly mergeCart: boolean;
}

const initialState: UiState = {
  showLoader: false,
  loaderCount: 0,
  snackbarSettings: null,
  dialogSettings: { isOpen: false, title: "", message: "", confirmLabel: "" },
  redirectToLogin: false,
  hasSignedOut: false,
  mergeCart: false,
};

function withLoaders(state: UiState, loaderCount: number): UiState {
  return { ...state, loaderCount, showLoader: loaderCount > 0 };
}

const uiSlice = createSlice({
  name: "ui",
  initialState,
  reducers: {
    /** The loader is a counter: show adds one, hide subtracts one, reset sets zero. */
    loaderShown: (state) => withLoaders(state, state.loaderCount + 1),
    loaderHidden: (state) => withLoaders(state, Math.max(0, state.loaderCount - 1)),
    loaderReset: (state) => withLoaders(state, 0),
    snackbarShown: (state, { payload }: PayloadAction<Omit<SnackbarSettings, "turn">>) => {
      state.snackbarSettings = { ...payload, turn: (state.snackbarSettings?.turn ?? 0) + 1 };
    },
    dialogOpened: (state, { payload }: PayloadAction<Omit<DialogSettings, "isOpen">>) => {
      state.dialogSettings = { ...payload, isOpen: true };
    },
    dialogClosed: (state) => {
      state.dialogSettings.isOpen = false;
    },
    redirectToLoginSet: (state, { payload }: PayloadAction<boolean>) => {
      state.redirectToLogin = payload;
    },
    mergeCartSet: (state, { payload }: PayloadAction<boolean>) => {
      state.mergeCart = payload;
    },
    /** Clears everything about the previous user; calls may still be running. */
    signedOut: (
      { loaderCount, showLoader, snackbarSettings },
      { payload }: PayloadAction<{ readonly isByChoice: boolean }>,
    ): UiState => ({
      ...initialState,
      loaderCount,
      showLoader,
      snackbarSettings,
      hasSignedOut: payload.isByChoice,
      redirectToLogin: !payload.isByChoice,
    }),
    /** A session started, or the visitor reached a page for guests. */
    leadingDone: (state) => ({ ...state, redirectToLogin: false, hasSignedOut: false }),
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
