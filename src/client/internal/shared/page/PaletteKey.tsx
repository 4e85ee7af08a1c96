import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { OPEN_DIALOG } from '../../../ui/dialog/openDialog.ts';
import { OpenPalette } from './openPalette.ts';

/** MUI's parts are loaded with it. */
const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));

/** Ctrl-K, or ⌘K, opens the search for any tool or object from every staff page. */
export function PaletteKey({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
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
