import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChevronRightIcon } from './icons/controlIcons.tsx';
import { cx } from './cx.ts';

/** Rows with a line between them; put it into a `Card flush`. */
export function List({ children, label }: { readonly children: ReactNode; readonly label?: string }) {
  return (
    <ul className="list" aria-label={label}>
      {children}
    </ul>
  );
}

export interface ListItemProps {
  /** An icon in a `Tile`, usually. */
  readonly start?: ReactNode;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly end?: ReactNode;
  /** The row's link. A row is a link or has an action, never both. */
  readonly to?: string;
  readonly onPress?: () => void;
}

export function ListItem({ start, title, detail, end, to, onPress }: ListItemProps) {
  const inside = (
    <>
      {start}
      <span className="list-text">
        <span className="strong">{title}</span>
        {detail !== undefined && <span className="small muted">{detail}</span>}
      </span>
      {end}
    </>
  );
  if (to !== undefined) {
    return (
      <li>
        <Link to={to} className="list-item">
          {inside}
          <ChevronRightIcon size={20} />
        </Link>
      </li>
    );
  }
  if (onPress !== undefined) {
    return (
      <li>
        <button type="button" className="list-item" onClick={onPress}>
          {inside}
          <ChevronRightIcon size={20} />
        </button>
      </li>
    );
  }
  return (
    <li>
      <div className="list-item">{inside}</div>
    </li>
  );
}

export type TileTone = 'brand' | 'saved' | 'warn' | 'quiet';

/** An icon on a small tinted square. */
export function Tile({
  tone = 'brand',
  children,
}: {
  readonly tone?: TileTone | undefined;
  readonly children: ReactNode;
}) {
  return <span className={cx('tile', tone !== 'brand' && `tile-${tone}`)}>{children}</span>;
}
