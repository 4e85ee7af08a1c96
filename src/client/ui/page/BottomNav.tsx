import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface BottomNavItem {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** NAV-12: on this link's path or one of its extra paths. */
  readonly active: boolean;
}

export function BottomNav({
  label,
  items,
}: {
  readonly label: string;
  readonly items: readonly BottomNavItem[];
}) {
  return (
    <nav className="nav" aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.to}>
            <Link to={item.to} aria-current={item.active ? 'page' : undefined}>
              <span className="nav-pill">{item.icon}</span>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
