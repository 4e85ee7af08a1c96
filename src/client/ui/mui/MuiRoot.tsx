import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { muiTheme } from './muiTheme.ts';

export interface MuiRootProps {
  /** The page's nonce, without which the security policy refuses the styles. */
  readonly nonce: string | undefined;
  readonly children: ReactNode;
}

/**
 * The ground that MUI's pieces stand on. Import it only from screens in lazy chunks (tables, pickers, staff tools):
 * the first screens are made of the light pieces in src/client/ui, because MUI costs most of a page's rendering.
 */
export function MuiRoot({ nonce, children }: MuiRootProps) {
  // One cache for each app: a cache at module level would be shared by all pages that the server renders.
  const [cache] = useState(() => createCache({ key: 'mui', ...(nonce === undefined ? {} : { nonce }) }));
  const [theme] = useState(muiTheme);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
