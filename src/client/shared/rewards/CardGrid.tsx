import type { ReactNode, Ref } from 'react';
import { cx } from '../../ui/cx.ts';
import styles from './rewards.module.css';

interface CardGridProps {
  readonly children: ReactNode;
  /** Only the first few on a phone. */
  readonly short?: boolean;
  readonly ref?: Ref<HTMLUListElement>;
}

/** How many cards of a short grid a phone shows. */
export const SHORT_GRID = 4;

/** The catalogue's cards, as many in a row as fit. */
export function CardGrid({ children, short = false, ref }: CardGridProps) {
  return (
    <ul ref={ref} className={cx(styles['grid'], short && styles['short'])}>
      {children}
    </ul>
  );
}
