/** Sends a fire-and-forget message to the API host; delivery survives leaving the page. */
import { stringify } from "../client/page/dom";

/** Origin of the API host; inlined when the script is compiled. */
declare const API_URL: string;

/** @param value sent as text, which needs no CORS preflight */
export function sendBeacon(path: string, value: object): void {
  navigator.sendBeacon(API_URL + path, stringify(value));
}
