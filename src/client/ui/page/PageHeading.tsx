import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface PageHeadingProps {
  /** The one answer of the screen, or its name. */
  readonly children: ReactNode;
  readonly eyebrow?: ReactNode;
  readonly aside?: ReactNode;
  readonly lead?: ReactNode;
}

/** The page's `h1`. It takes the focus after a navigation, so that a screen reader starts there. */
export function PageHeading({ children, eyebrow, aside, lead }: PageHeadingProps) {
  return (
    <div className="row row-apart">
      {/* Whatever is next to a long heading wraps below it; a lead takes the remaining space. */}
      <div className={cx('stack stack-tight', lead === undefined ? 'grow-whole' : 'grow')}>
        {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
        <h1 tabIndex={-1}>{children}</h1>
        {lead !== undefined && <p className="muted">{lead}</p>}
      </div>
      {aside}
    </div>
  );
}
