import type { ReactNode } from 'react';

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
      <div className="stack stack-tight grow">
        {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
        <h1 tabIndex={-1}>{children}</h1>
        {lead !== undefined && <p className="muted">{lead}</p>}
      </div>
      {aside}
    </div>
  );
}
