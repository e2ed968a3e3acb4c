/** Whether somebody is signed in, as the header shows it; who it is for real is asked before anything is sent. */
export function isSignedIn(): boolean {
  return !!document.querySelector<HTMLElement>("[data-account]")?.dataset["account"];
}
