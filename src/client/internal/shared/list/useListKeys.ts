import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { OPEN_DIALOG } from '../../../ui/dialog/openDialog.ts';

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/**
 * A list by keyboard: j and k (or the arrows) go from row to row, Enter opens the row that has the focus, / goes to the
 * search, Enter there opens the first row that is found, n makes something new. Rows are links with `data-row`, the search
 * has `data-search`, the button `data-new`.
 */
export function useListKeys(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const place = list.current;
      if (
        place === null ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        document.querySelector(OPEN_DIALOG) !== null
      )
        return;
      const search = place.querySelector<HTMLElement>('[data-search]');
      if (event.key === 'Enter' && search !== null && document.activeElement === search) {
        event.preventDefault();
        return openFirst(place, search);
      }
      const target = actOn(place, event.key, document.activeElement);
      if (target === null) return;
      event.preventDefault();
      if (target.dataset['new'] === undefined) target.focus();
      else target.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return list;
}

/** Opens the first row: of what is typed, once the list has it. */
function openFirst(place: HTMLElement, search: HTMLElement): void {
  const open = () => {
    if (document.activeElement === search) place.querySelector<HTMLElement>('[data-row]')?.click();
  };
  const isPending = () => search.dataset['pending'] !== undefined;
  if (!isPending()) return open();
  const found = new MutationObserver(() => {
    if (isPending()) return;
    found.disconnect();
    // The grid shows its rows a moment after it gets them.
    setTimeout(open);
  });
  found.observe(search, { attributeFilter: ['data-pending'] });
}

/** The element to focus for a key; null: the key is not handled. */
function actOn(place: HTMLElement, key: string, focused: Element | null): HTMLElement | null {
  const search = place.querySelector<HTMLElement>('[data-search]');
  const isTyping = focused !== null && focused.matches('input:not([type=checkbox]), select, textarea');
  const rows = [...place.querySelectorAll<HTMLElement>('[data-row]')];
  if (isTyping) return focused === search && key === 'ArrowDown' ? (rows[0] ?? null) : null;
  if (key === '/') return search;
  if (key === 'n') return document.querySelector<HTMLElement>('[data-new]');
  const step = steps[key];
  if (step === undefined) return null;
  const at = rows.findIndex(
    (row) =>
      row === focused || (focused !== null && row.closest('tr, [role=row], li')?.contains(focused) === true),
  );
  // The arrow keys scroll the page until the list has focus.
  if (at < 0 && key.startsWith('Arrow')) return null;
  return rows[at < 0 ? (step > 0 ? 0 : rows.length - 1) : at + step] ?? null;
}
