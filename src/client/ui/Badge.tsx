import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Tone = 'plain' | 'brand' | 'saved' | 'warn' | 'error';

/** A short word about state. The word says it; the color only helps. */
export function Badge({
  tone = 'plain',
  icon,
  children,
}: {
  readonly tone?: Tone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <span className={cx('badge', tone !== 'plain' && `badge-${tone}`)}>
      {icon}
      {children}
    </span>
  );
}
