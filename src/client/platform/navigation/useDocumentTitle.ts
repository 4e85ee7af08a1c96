import { useEffect } from 'react';
import { useApp } from '../screen/app.ts';

/** The tab's title: the screen's, then the brand's (BRD-14). */
export function useDocumentTitle(title?: string): void {
  const { brand, paintTitle } = useApp();
  const full =
    title === undefined || title === '' ? brand.documentTitle : `${title} · ${brand.documentTitle}`;
  // The server runs no effects.
  paintTitle?.(full);
  useEffect(() => {
    document.title = full;
  }, [full]);
}
