/** Asks before a form that was changed is left: by a link, by a command, or with the tab. Stands inside of the form. */
import { useEffect } from "react";
import { useFormikContext } from "formik";
import { holdPage } from "./leaving";

export function LeaveGuard() {
  const { dirty, isSubmitting } = useFormikContext();
  const isHeld = dirty && !isSubmitting;
  useEffect(() => (isHeld ? holdPage() : undefined), [isHeld]);
  return null;
}
