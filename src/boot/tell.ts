/** Tells the API host something nobody waits for: it arrives although the page is left. */
import { stringify } from "../client/page/dom";

/** Address of the API host; baked in when the script is compiled. */
declare const API_URL: string;

/** @param value sent as text, so that no question of CORS goes before it */
export function tell(path: string, value: object): void {
  navigator.sendBeacon(API_URL + path, stringify(value));
}
