import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { OPEN_DIALOG } from '../../../ui/dialog/openDialog.ts';
import { OpenPalette } from './openPalette.ts';

/** MUI's parts are loaded with it. */
const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));

/** Ctrl-K, or ⌘K; / where nobody types and no list is searched by it. */
function isPaletteKey({ key, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (altKey || defaultPrevented) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return (
    key === '/' &&
    document.querySelector('[data-search]') === null &&
    document.activeElement?.closest('input, textarea, select, [contenteditable=true]') == null
  );
}

/** Ctrl-K, ⌘K or / opens the search for any tool or object from every staff page. */
export function PaletteKey({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      // A dialog asks something that is answered first.
      if (document.querySelector(OPEN_DIALOG) !== null) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <OpenPalette value={() => setOpen(true)}>
      {children}
      {open && (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OpenPalette>
  );
}
