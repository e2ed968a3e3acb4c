/** How orders look, in the account, by link and in the back office. Only their islands need these rules. */
import { css } from "@emotion/react";
import { listLook } from "./list-look";
import { viewLook } from "./view-look";

export const ordersLook = css([viewLook, listLook]);
