import {
  dialogClosed,
  dialogOpened,
  leadingDone,
  loaderHidden,
  loaderReset,
  loaderShown,
  mergeCartSet,
  redirectToLoginSet,
  signedOut,
  snackbarShown,
  uiReducer,
  type UiState,
} from "./ui-slice";

type Action = Parameters<typeof uiReducer>[1];
const after = (...actions: Action[]): UiState =>
  actions.reduce<UiState | undefined>(uiReducer, undefined) ?? uiReducer(undefined, { type: "none" });

test("the loader counts shows and hides, never below zero, and a reset sets it to zero", () => {
  expect(after(loaderShown(), loaderShown(), loaderHidden())).toMatchObject({
    loaderCount: 1,
    showLoader: true,
  });
  expect(after(loaderShown(), loaderHidden(), loaderHidden())).toMatchObject({
    loaderCount: 0,
    showLoader: false,
  });
  expect(after(loaderShown(), loaderShown(), loaderReset())).toMatchObject({
    loaderCount: 0,
    showLoader: false,
  });
});

test("the same message twice is two messages", () => {
  const message = { message: "Saved", severity: "success" } as const;
  const once = after(snackbarShown(message));
  expect(uiReducer(once, snackbarShown(message)).snackbarSettings).not.toBe(once.snackbarSettings);
});

test("a dialog opens with its question and closes", () => {
  const question = { title: "Delete?", message: "It is gone then.", confirmLabel: "Yes" };
  expect(after(dialogOpened(question)).dialogSettings).toMatchObject({ ...question, isOpen: true });
  expect(after(dialogOpened(question), dialogClosed()).dialogSettings.isOpen).toBe(false);
});

test("the end of a session clears its data, keeps visible messages, and leads to the sign-in page", () => {
  const message = { message: "Over", severity: "error" } as const;
  const before = [loaderShown(), mergeCartSet(true), snackbarShown(message)];
  expect(after(...before, signedOut({ isByChoice: false }))).toMatchObject({
    mergeCart: false,
    loaderCount: 1,
    redirectToLogin: true,
    hasSignedOut: false,
    snackbarSettings: message,
  });
});

test("a chosen sign-out leads nowhere by itself", () => {
  expect(after(signedOut({ isByChoice: true }))).toMatchObject({
    redirectToLogin: false,
    hasSignedOut: true,
  });
});

test("a redirect to the sign-in page happens once", () => {
  expect(after(redirectToLoginSet(true), leadingDone()).redirectToLogin).toBe(false);
});
