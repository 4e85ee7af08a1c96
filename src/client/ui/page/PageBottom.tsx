import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import './PageBottom.css';

export interface PageBottomProps {
  /** Stays at the end of the page: too much of it to keep in sight. */
  readonly still?: boolean;
  readonly children: ReactNode;
}

/** The last piece of a screen: stays in sight above the navigation while the page scrolls (NAV-13). */
export function PageBottom({ still = false, children }: PageBottomProps) {
  return <div className={cx('page-bottom', still && 'page-bottom-still')}>{children}</div>;
}
