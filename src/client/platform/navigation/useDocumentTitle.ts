import { useEffect } from 'react';
import { useApp } from '../screen/app.ts';

/** The tab's title: the screen's, then the brand's (BRD-14). */
export function useDocumentTitle(title?: string): void {
  const { brand } = useApp();
  const full =
    title === undefined || title === '' ? brand.documentTitle : `${title} · ${brand.documentTitle}`;
  useEffect(() => {
    document.title = full;
  }, [full]);
}
