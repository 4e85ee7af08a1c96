import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import './PageBottom.css';

export interface PageBottomProps {
  /** Stays at the end of the page, because it is too high to be sticky. */
  readonly still?: boolean;
  readonly children: ReactNode;
}

/** A screen's bottom bar: stays visible above the navigation while the page scrolls (NAV-13). */
export function PageBottom({ still = false, children }: PageBottomProps) {
  return <div className={cx('page-bottom', still && 'page-bottom-still')}>{children}</div>;
}
