/**
 * On each page with an island: merges a guest's wish list and saved searches into the account, and reads the
 * account's (WISH-2).
 */
import { useEffect } from "react";
import { isStaff } from "#contract/staff/roles";
import { useVisitor } from "../session/use-visitor";
import { readAccountWishes, readSavedSearches, readWishes } from "./saved-storage";

export function SavedMerger(): null {
  const { user } = useVisitor();
  const customer = user && !isStaff(user.type) ? user.username : null;
  useEffect(() => {
    const isInStep = readWishes().length + readSavedSearches().length === 0 && readAccountWishes() !== null;
    if (!customer || isInStep) return;
    // If the code cannot be loaded, the lists stay in the browser and are sent from the next page.
    import("./saved-account").then(({ mergeSaved }) => mergeSaved()).catch(() => undefined);
  }, [customer]);
  return null;
}
