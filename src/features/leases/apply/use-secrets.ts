/** Which of the saved numbers of a step the applicant wants to type anew. */
import { useState } from "react";

export interface Secrets {
  readonly isOpen: (name: string) => boolean;
  readonly open: (name: string) => void;
  /** Saved numbers that stay as they are: they are neither asked nor sent. */
  readonly keptOf: <Name extends string>(saved: Readonly<Record<Name, boolean>>) => Name[];
}

export function useSecrets(): Secrets {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const isOpen = (name: string) => opened.includes(name);
  return {
    isOpen,
    open: (name) => setOpened([...opened, name]),
    keptOf: (saved) =>
      (Object.keys(saved) as (keyof typeof saved)[]).filter((name) => saved[name] && !isOpen(name)),
  };
}
