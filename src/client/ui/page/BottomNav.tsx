import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface BottomNavItem {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** NAV-12: on this link's path or one of its extra paths. */
  readonly active: boolean;
}

/** Its list is laid out for all items, so that none moves while a page is still arriving. */
export function BottomNav({
  label,
  items,
  more = [],
}: {
  readonly label: string;
  readonly items: readonly BottomNavItem[];
  /** Only beside the page of a wide screen, where there is room. */
  readonly more?: readonly BottomNavItem[];
}) {
  return (
    <nav className="nav" aria-label={label}>
      <ul className={`nav-of-${items.length}`}>
        {items.map((item) => (
          <Item key={item.to} {...item} />
        ))}
      </ul>
      {more.length > 0 && (
        <ul className="nav-more">
          {more.map((item) => (
            <Item key={item.to} {...item} />
          ))}
        </ul>
      )}
    </nav>
  );
}

function Item({ to, label, icon, active }: BottomNavItem) {
  return (
    <li>
      <Link to={to} aria-current={active ? 'page' : undefined}>
        <span className="nav-pill">{icon}</span>
        {label}
      </Link>
    </li>
  );
}
