import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../cx.ts';

export interface PageShellProps {
  /** A `BrandBar`; none on screens outside the app. */
  readonly bar?: ReactNode;
  /** `standard` 800 px, `wide` for the desk, `centered` for log-in and system screens. */
  readonly layout?: 'standard' | 'wide' | 'centered';
  /** A `BottomNav`; null: the page has none. */
  readonly nav?: ReactNode;
  /** The navigation shows where it is a rail at the side. */
  readonly navWideOnly?: boolean;
  readonly children: ReactNode;
}

/** Bar, content and navigation (NAV-13 to NAV-17); `PageBottom` is the sticky bottom area. The content is the page's one `main`. */
export function PageShell({
  bar,
  layout = 'standard',
  nav = null,
  navWideOnly = false,
  children,
}: PageShellProps) {
  // The page says at its start that a navigation follows: a browser that paints before it has read that far has the columns.
  return (
    <div
      className={cx(
        'page',
        layout !== 'standard' && `page-${layout}`,
        nav !== null && 'page-with-nav',
        navWideOnly && 'page-rail',
      )}
    >
      {bar !== undefined && (
        <>
          <a href="#main" className="skip">
            <FormattedMessage id="ui.skip" />
          </a>
          {bar}
        </>
      )}
      <main id="main" className="page-main" tabIndex={-1}>
        {children}
      </main>
      {nav !== null && <div className="page-foot">{nav}</div>}
    </div>
  );
}
