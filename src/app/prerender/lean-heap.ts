/** Left alone, the heap of the process that draws the pages grows by a page's HTML at a time to twice what it holds. */
import { setFlagsFromString } from "node:v8";

setFlagsFromString("--heap-growing-percent=20");
