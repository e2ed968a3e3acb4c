/**
 * Asks for confirmation when a link, a command or closing the tab would leave a changed form. Rendered inside
 * the form.
 */
import { useEffect } from "react";
import { useFormikContext } from "formik";
import { holdPage } from "./leaving";

export function LeaveGuard() {
  const { dirty, isSubmitting } = useFormikContext();
  const isHeld = dirty && !isSubmitting;
  useEffect(() => (isHeld ? holdPage() : undefined), [isHeld]);
  return null;
}
