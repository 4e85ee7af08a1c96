import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { isWithin, pagePath } from '../../../domain/navigation/pagePath.ts';
import { internalVerdict } from '../../../domain/session/internalGate.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useSession } from '../../platform/session/useSession.ts';
import styles from './StaffPage.module.css';
import { staffTools } from './staffTools.ts';

/** The tools that this person may use. */
export function StaffNav() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { visitor } = useSession();
  const isHere = (to: string) => (to === paths.internal() ? pagePath(pathname) === to : isWithin(pathname, to));
  return (
    <nav className={styles['nav']} aria-label={intl.formatMessage({ id: 'internal.nav.label' })}>
      <ul>
        {staffTools
          .filter(({ to }) => internalVerdict(visitor, to) === 'open')
          .map(({ key, to }) => (
            <li key={key}>
              <Link to={to} aria-current={isHere(to) ? 'page' : undefined}>
                {intl.formatMessage({ id: `internal.nav.${key}` })}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
