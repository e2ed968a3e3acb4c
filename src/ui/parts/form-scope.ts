/** Distinguishes forms of a page that have the same button, such as the replies to two reviews. */
import { createContext } from "react";

export const FormScopeContext = createContext("");
