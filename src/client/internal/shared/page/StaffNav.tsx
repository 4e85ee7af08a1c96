import { use, useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { isWithin, pagePath } from '../../../../domain/navigation/pagePath.ts';
import { internalVerdict } from '../../../../domain/session/internalGate.ts';
import { STAFF_TOOL_GROUPS, STAFF_TOOLS } from '../../../../domain/session/staffTools.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { SearchIcon } from '../../../ui/icons/toolIcons.tsx';
import { OpenPalette } from './openPalette.ts';
import { isCounted } from './waiting.ts';
import { WaitingCount } from './WaitingCount.tsx';
import styles from './StaffPage.module.css';

/** The tools that this person may use, in groups. */
export function StaffNav() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { visitor } = useSession();
  const nav = useRef<HTMLElement>(null);
  // The tools scroll sideways on a narrow screen and down in a low window; scrolls the open one into view.
  useEffect(() => {
    const frame = nav.current;
    const here = frame?.querySelector('[aria-current]');
    if (frame == null || here == null) return;
    const [all, one] = [frame.getBoundingClientRect(), here.getBoundingClientRect()];
    frame.scrollLeft += one.left - all.left - (all.width - one.width) / 2;
    // At the top of a page, the tools begin lower and end below the window. A tool beside it shows that there are more.
    const bottom = Math.min(all.bottom, window.innerHeight) - one.height;
    const top = all.top + one.height;
    frame.scrollTop += Math.max(0, one.bottom - bottom) + Math.min(0, one.top - top);
  }, [pathname]);
  const id = useId();
  const openPalette = use(OpenPalette);
  const open = STAFF_TOOLS.filter(({ path }) => internalVerdict(visitor, path) === 'open');
  const groups = STAFF_TOOL_GROUPS.map((group) => ({
    group,
    tools: open.filter((tool) => tool.group === group),
  })).filter(({ tools }) => tools.length > 0);
  const isHere = (to: string) =>
    to === paths.internal() ? pagePath(pathname) === to : isWithin(pathname, to);
  return (
    <nav ref={nav} className={styles['nav']} aria-label={intl.formatMessage({ id: 'internal.nav.label' })}>
      <button type="button" className={styles['jump']} aria-keyshortcuts="Control+K" onClick={openPalette}>
        <SearchIcon size={18} />
        <FormattedMessage id="internal.palette.open" />
        <kbd aria-hidden="true">
          <FormattedMessage id="internal.palette.key" />
        </kbd>
      </button>
      {groups.map(({ group, tools }) => (
        <div key={group} className={styles['group']}>
          {group !== 'start' && (
            <p id={`${id}-${group}`} className={styles['groupName']}>
              {intl.formatMessage({ id: `internal.group.${group}` })}
            </p>
          )}
          <ul aria-labelledby={group === 'start' ? undefined : `${id}-${group}`}>
            {tools.map(({ key, path }) => (
              <li key={key}>
                <Link to={path} aria-current={isHere(path) ? 'page' : undefined}>
                  {intl.formatMessage({ id: `internal.nav.${key}` })}
                  {isCounted(key) && <WaitingCount tool={key} />}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
