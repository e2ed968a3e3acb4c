/** The saved numbers of a step that the applicant chose to replace. */
import { useState } from "react";

export interface Secrets {
  readonly isOpen: (name: string) => boolean;
  readonly open: (name: string) => void;
  /** Saved numbers that stay: neither shown as fields nor sent. */
  readonly retainedOf: <Name extends string>(saved: Readonly<Record<Name, boolean>>) => Name[];
}

export function useSecrets(): Secrets {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const isOpen = (name: string) => opened.includes(name);
  return {
    isOpen,
    open: (name) => setOpened([...opened, name]),
    retainedOf: (saved) =>
      (Object.keys(saved) as (keyof typeof saved)[]).filter((name) => saved[name] && !isOpen(name)),
  };
}
