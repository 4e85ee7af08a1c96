import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { muiTheme } from './muiTheme.ts';

export interface MuiRootProps {
  /** The app that the styles belong to. A screen that replaces another finds the styles of the first in the page. */
  readonly owner: object;
  /** The page's nonce, without which the security policy refuses the styles. */
  readonly nonce: string | undefined;
  readonly locale: string;
  readonly children: ReactNode;
}

/** One cache for each app: a cache that apps share would carry one page's nonce into another page. */
const caches = new WeakMap<object, EmotionCache>();

/**
 * MUI's styles and theme for everything below. Import it only from screens in lazy chunks: the first screens are made
 * of the light pieces in src/client/ui, because MUI costs most of a page's rendering.
 */
export function MuiRoot({ owner, nonce, locale, children }: MuiRootProps) {
  const theme = useMemo(() => muiTheme(locale), [locale]);
  return (
    <CacheProvider value={emotionCache(owner, nonce)}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

function emotionCache(owner: object, nonce: string | undefined): EmotionCache {
  const known = caches.get(owner);
  if (known !== undefined) return known;
  // First in the head: our own styles, which come later, win over MUI's.
  const cache = createCache({ key: 'mui', prepend: true, ...(nonce === undefined ? {} : { nonce }) });
  caches.set(owner, cache);
  return cache;
}
