import { Link } from 'react-router-dom';
import { cx } from '../cx.ts';
import { UserIcon } from '../icons/navIcons.tsx';
import { useBrokenPicture } from '../useBrokenPicture.ts';

export interface ProfilePictureProps {
  readonly url: string | null;
  /** Shown where there is no picture, or it does not load; up to two letters. */
  readonly initials: string;
  /** NAV-25: 30 in the settings link, 80 elsewhere. */
  readonly size?: 30 | 80;
}

export function ProfilePicture({ url, initials, size = 30 }: ProfilePictureProps) {
  const { isBroken, watch } = useBrokenPicture(url);
  return (
    <span className={cx('picture', size === 80 && 'picture-80')}>
      {url !== null && !isBroken ? (
        <img {...watch} src={url} alt="" width={size} height={size} referrerPolicy="no-referrer" />
      ) : initials !== '' ? (
        <span aria-hidden="true">{initials}</span>
      ) : (
        <UserIcon size={size === 80 ? 40 : 20} />
      )}
    </span>
  );
}

/** NAV-24: the round link to the settings. */
export function SettingsLink({
  to,
  label,
  url,
  initials,
}: { readonly to: string; readonly label: string } & Omit<ProfilePictureProps, 'size'>) {
  return (
    <Link to={to} className="picture-link" aria-label={label}>
      <ProfilePicture url={url} initials={initials} />
    </Link>
  );
}
