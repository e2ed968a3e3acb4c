/** "/" goes to the search of the screen, from wherever nothing is typed. */
import { useEffect } from "react";

const TYPED_INTO = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

export function FocusSearch() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      const { target } = event;
      if (target instanceof Element && target.closest(`${TYPED_INTO}, [role=dialog]`)) return;
      const field = document.querySelector<HTMLInputElement>("main [type=search]");
      if (!field) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return null;
}
