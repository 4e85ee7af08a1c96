import { useEffect, useRef, useState, type RefObject } from 'react';

/** Fields mark themselves by `aria-invalid`; groups of them, and buttons that ask for something, by `data-fault`. */
const FAULTY = '[aria-invalid=true], [data-fault] input, [data-fault] button';

export interface FirstFault<Container extends HTMLElement> {
  /** For the form, or whatever holds its fields. */
  readonly form: RefObject<Container | null>;
  /** Moves the focus to the first faulty field once the faults are drawn, which announces it and brings it into view. */
  focusFirstFault(): void;
}

/** The way from a refused form to its first fault, which may be out of view. */
export function useFirstFault<Container extends HTMLElement = HTMLFormElement>(): FirstFault<Container> {
  const form = useRef<Container>(null);
  // Counted, so that a repeated refusal moves the focus too.
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>(FAULTY)?.focus();
  }, [refusals]);
  return { form, focusFirstFault: () => setRefusals((count) => count + 1) };
}
