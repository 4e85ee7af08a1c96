import { Link } from 'react-router-dom';
import { cx } from './cx.ts';
import styles from './FilterLinks.module.css';

export interface FilterLink {
  readonly to: string;
  readonly label: string;
  readonly active: boolean;
  readonly count?: number;
}

/** Filters that live in the address: links, so that a reload, a bookmark and "open in a new tab" keep them. */
export function FilterLinks({
  label,
  links,
}: {
  readonly label: string;
  readonly links: readonly FilterLink[];
}) {
  return (
    <nav aria-label={label} className={styles['scroll']}>
      <ul className={styles['list']}>
        {links.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              replace
              preventScrollReset
              state={{ keepScroll: true }}
              className={cx(styles['link'], link.active && styles['active'])}
              aria-current={link.active ? 'true' : undefined}
            >
              {link.label}
              {link.count !== undefined && <span className="number muted"> {link.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
