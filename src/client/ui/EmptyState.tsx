import type { ReactNode } from 'react';
import './EmptyState.css';

export interface EmptyStateProps {
  /** One of `illustrations/`. */
  readonly illustration: ReactNode;
  /** One sentence. */
  readonly children: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
  readonly title?: ReactNode;
  /** The empty state is the whole page: its title is the page's heading. */
  readonly page?: boolean;
}

export function EmptyState({ illustration, title, children, action, page = false }: EmptyStateProps) {
  const heading = page ? <h1 tabIndex={-1}>{title}</h1> : <h2>{title}</h2>;
  return (
    <div className="empty">
      {illustration}
      {title !== undefined && heading}
      <p className="muted">{children}</p>
      {action}
    </div>
  );
}
