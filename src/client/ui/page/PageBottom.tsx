import type { ReactNode } from 'react';

/** The last piece of a screen: stays in sight above the navigation while the page scrolls (NAV-13). The one button of a long page. */
export function PageBottom({ children }: { readonly children: ReactNode }) {
  return <div className="page-bottom">{children}</div>;
}
