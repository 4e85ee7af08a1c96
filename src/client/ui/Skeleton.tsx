import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface SkeletonProps {
  /** Pixels, or a share of the container such as `60%`. */
  readonly width?: number | `${number}%`;
  /** Height of the loaded content in pixels, which prevents layout shifts. */
  readonly height: number;
  readonly look?: 'line' | 'round' | 'card';
}

/**
 * A block as large as the content it stands in for. An `svg`, because its size attributes are allowed where the page's
 * security policy forbids inline styles.
 */
export function Skeleton({ width = '100%', height, look = 'line' }: SkeletonProps) {
  return (
    <svg
      className={cx('skeleton', look !== 'line' && `skeleton-${look}`)}
      width={width}
      height={height}
      aria-hidden="true"
    />
  );
}

/** A region that is still loading: marked busy, with a text for screen readers. */
export function SkeletonRegion({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="stack" role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}
