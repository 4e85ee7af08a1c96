import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { MailIcon } from '../../ui/icons/objectIcons.tsx';
import { unreadCount } from './unreadCount.ts';
import styles from './InboxLink.module.css';

/** More than these are "99+", which fits above the icon. */
const MOST = 99;

/** The way to what we wrote to the member, with how much of it is new. */
export function InboxLinkLazy() {
  const intl = useIntl();
  const count = useRestQuery(unreadCount(useApp())).data?.unread ?? 0;
  useEffect(() => {
    // On a phone's home screen the icon of the installed app shows it, too, until the log-out.
    const icon: Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>> = navigator;
    icon.setAppBadge?.(count).catch(() => undefined);
    return () => {
      icon.clearAppBadge?.().catch(() => undefined);
    };
  }, [count]);
  return (
    <Link
      to={paths.inbox()}
      className="picture-link"
      aria-label={intl.formatMessage({ id: 'inbox.link' }, { count })}
    >
      <span className={styles['icon']}>
        <MailIcon />
        {count > 0 && (
          <span className={styles['count']} aria-hidden="true">
            {count > MOST ? `${MOST}+` : count}
          </span>
        )}
      </span>
    </Link>
  );
}
