import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** One of `illustrations/`. */
  readonly illustration: ReactNode;
  /** One sentence. */
  readonly children: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
  readonly title?: ReactNode;
}

export function EmptyState({ illustration, title, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      {illustration}
      {title !== undefined && <h2>{title}</h2>}
      <p className="muted">{children}</p>
      {action}
    </div>
  );
}
