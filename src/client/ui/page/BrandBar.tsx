import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../cx.ts';

/** NAV-18, NAV-19: 48 px, 40 px compact, 60 px in the layout of screens that ask for something. */
export type BrandBarSize = 'regular' | 'compact' | 'tall';

export interface BrandBarProps {
  /** The brand's logo, or the member's own image instead of it (NAV-14). */
  readonly logo: ReactNode;
  /** The logo's link. */
  readonly homeTo: string;
  readonly homeLabel: string;
  readonly size?: BrandBarSize;
  /** A label that is always visible, such as INTERNAL. */
  readonly label?: string;
  /** The settings link, usually. */
  readonly children?: ReactNode;
}

export function BrandBar({ logo, homeTo, homeLabel, size = 'regular', label, children }: BrandBarProps) {
  return (
    <header className={cx('bar', size !== 'regular' && `bar-${size}`)}>
      <div className="bar-in">
        <Link to={homeTo} className="bar-logo" aria-label={homeLabel}>
          {logo}
        </Link>
        {label !== undefined && <strong className="bar-label">{label}</strong>}
        {children !== undefined && <div className="bar-end">{children}</div>}
      </div>
    </header>
  );
}
