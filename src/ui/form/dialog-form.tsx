/** The form of a change in a dialog, with a cancel button. */
import type { ComponentProps } from "react";
import { Button } from "../actions/button";
import { Form } from "./form";

interface Leaving {
  /** Label of the cancel button. */
  readonly leaveLabel: string;
  readonly onLeave: () => void;
}

export function DialogForm<Input extends object, Output>({
  leaveLabel,
  onLeave,
  ...form
}: Omit<ComponentProps<typeof Form<Input, Output>>, "actions"> & Leaving) {
  const actions = (
    <Button variant="outlined" onClick={onLeave}>
      {leaveLabel}
    </Button>
  );
  return <Form {...form} actions={actions} />;
}
