import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface CardProps {
  /** `tint` for the one card that carries the screen's answer, `flush` for lists that reach its edge. */
  readonly look?: 'plain' | 'tint' | 'raised';
  readonly flush?: boolean;
  /** Gives the card a heading, and with it a landmark. */
  readonly title?: ReactNode;
  readonly titleId?: string;
  /** A link or a badge at the end of the heading's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Card({ look = 'plain', flush = false, title, titleId, aside, children }: CardProps) {
  const className = cx('card', look !== 'plain' && `card-${look}`, flush && 'card-flush');
  const head = (title !== undefined || aside !== undefined) && (
    <div className="card-head">
      {title !== undefined && <h2 id={titleId}>{title}</h2>}
      {aside}
    </div>
  );
  return titleId === undefined ? (
    <div className={className}>
      {head}
      {children}
    </div>
  ) : (
    <section className={className} aria-labelledby={titleId}>
      {head}
      {children}
    </section>
  );
}
