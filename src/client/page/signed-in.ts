/** True when the header shows a signed-in user. Display only: every request verifies the session. */
export function isSignedIn(): boolean {
  return !!document.querySelector<HTMLElement>("[data-account]")?.dataset["account"];
}
