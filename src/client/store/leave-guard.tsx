/** Asks before a changed form is left by a link, a command, or closing the tab. Rendered inside the form. */
import { useEffect } from "react";
import { useFormikContext } from "formik";
import { holdPage } from "./leaving";

export function LeaveGuard() {
  const { dirty, isSubmitting } = useFormikContext();
  const isHeld = dirty && !isSubmitting;
  useEffect(() => (isHeld ? holdPage() : undefined), [isHeld]);
  return null;
}
