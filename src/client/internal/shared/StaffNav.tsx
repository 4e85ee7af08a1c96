import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { isWithin, pagePath } from '../../../domain/navigation/pagePath.ts';
import { internalVerdict } from '../../../domain/session/internalGate.ts';
import { STAFF_TOOLS } from '../../../domain/session/staffTools.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useSession } from '../../platform/session/useSession.ts';
import styles from './StaffPage.module.css';

/** The tools that this person may use. */
export function StaffNav() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { visitor } = useSession();
  const nav = useRef<HTMLElement>(null);
  // On a narrow screen the tools are a scrolling strip; scrolls the open one into view.
  useEffect(() => {
    const strip = nav.current;
    const here = strip?.querySelector<HTMLElement>('[aria-current]');
    if (strip != null && here != null)
      strip.scrollLeft = here.offsetLeft - strip.offsetLeft - (strip.clientWidth - here.offsetWidth) / 2;
  }, [pathname]);
  const isHere = (to: string) =>
    to === paths.internal() ? pagePath(pathname) === to : isWithin(pathname, to);
  return (
    <nav ref={nav} className={styles['nav']} aria-label={intl.formatMessage({ id: 'internal.nav.label' })}>
      <ul>
        {STAFF_TOOLS.filter(({ path }) => internalVerdict(visitor, path) === 'open').map(({ key, path }) => (
          <li key={key}>
            <Link to={path} aria-current={isHere(path) ? 'page' : undefined}>
              {intl.formatMessage({ id: `internal.nav.${key}` })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
