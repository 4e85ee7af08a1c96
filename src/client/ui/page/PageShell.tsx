import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../cx.ts';

export interface PageShellProps {
  /** A `BrandBar`; none on screens outside the app. */
  readonly bar?: ReactNode;
  /** `standard` 800 px, `wide` for the desk, `centered` for log-in and system screens. */
  readonly layout?: 'standard' | 'wide' | 'centered';
  /** Stays in sight above the navigation: the one button of a long page. */
  readonly bottom?: ReactNode;
  /** A `BottomNav`. */
  readonly nav?: ReactNode;
  readonly children: ReactNode;
}

/** Bar, content, sticky bottom area, navigation (NAV-13 to NAV-17). The content is the page's one `main`. */
export function PageShell({ bar, layout = 'standard', bottom, nav, children }: PageShellProps) {
  return (
    <div className={cx('page', layout !== 'standard' && `page-${layout}`)}>
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
      {(bottom !== undefined || nav !== undefined) && (
        <div className="page-foot">
          {bottom !== undefined && (
            <div className="page-bottom">
              <div>{bottom}</div>
            </div>
          )}
          {nav}
        </div>
      )}
    </div>
  );
}
