import { useRef } from 'react';
import { flushSync } from 'react-dom';

const FIELD = 'input, select, textarea';

/**
 * For a list of groups of fields, each marked `data-group`, and the button that adds one: the focus goes to the first
 * field of an added group, and of the group that follows a removed one. A moved group keeps the focus on the pressed
 * button, or has it on another one when it can't go further.
 */
export function useFieldGroups<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const change = (apply: () => void, place: (count: number) => number): void => {
    flushSync(apply);
    const groups = list.current?.querySelectorAll('[data-group]');
    const group = groups?.[place(groups.length)];
    (group?.querySelector<HTMLElement>(FIELD) ?? addButton.current)?.focus();
  };
  return {
    list,
    addButton,
    add: (apply: () => void) => change(apply, (count) => count - 1),
    move: (to: number, apply: () => void) => {
      const pressed = document.activeElement;
      flushSync(apply);
      const group = list.current?.querySelectorAll('[data-group]')[to];
      const buttons = [...(group?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
      (buttons.find((button) => button === pressed) ?? buttons[0])?.focus();
    },
    remove: (place: number, apply: () => void) => change(apply, (count) => Math.min(place, count - 1)),
  };
}
