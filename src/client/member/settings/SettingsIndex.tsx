import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Settings } from '../../../../codegen/rest/types.ts';
import { isStaff } from '../../../domain/session/visitor.ts';
import { largePictureAddress } from '../../../domain/settings/profilePicture.ts';
import type { SettingsSection } from '../../../domain/settings/sections.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { toInitials } from '../../shared/shell/initials.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ChevronRightIcon, InfoIcon } from '../../ui/icons/controlIcons.tsx';
import { MeterIcon } from '../../ui/icons/deviceIcons.tsx';
import { HomeIcon, PeopleIcon, UserIcon } from '../../ui/icons/navIcons.tsx';
import { CalendarIcon, MailIcon, ShieldIcon } from '../../ui/icons/objectIcons.tsx';
import { DownloadIcon, FileIcon, LogoutIcon, PaletteIcon } from '../../ui/icons/toolIcons.tsx';
import { Tile } from '../../ui/List.tsx';
import { ProfilePicture } from '../../ui/page/ProfilePicture.tsx';
import { SectionState } from './SectionState.tsx';
import styles from './settings.module.css';
import { useSectionTitle } from './useSectionTitle.ts';

const ICONS: Readonly<Record<SettingsSection, ReactNode>> = {
  profile: <UserIcon />,
  home: <HomeIcon />,
  people: <PeopleIcon />,
  'meter-data': <MeterIcon />,
  vacation: <CalendarIcon />,
  notifications: <MailIcon />,
  security: <ShieldIcon />,
  language: <PaletteIcon />,
  privacy: <FileIcon />,
  account: <DownloadIcon />,
  help: <InfoIcon />,
};

export interface SettingsIndexProps {
  readonly settings: Settings;
  readonly sections: readonly SettingsSection[];
  /** The section beside it; without one the index is the whole page. */
  readonly current?: SettingsSection;
}

/** The sections with their present state, and the way out. */
export function SettingsIndex({ settings, sections, current }: SettingsIndexProps) {
  const intl = useIntl();
  const sectionTitle = useSectionTitle();
  const title = intl.formatMessage({ id: 'settings.title' });
  return (
    <div className={styles['index']}>
      {current === undefined && <IndexTitle title={title} />}
      <Who settings={settings}>
        {current === undefined ? <h1 tabIndex={-1}>{title}</h1> : <p className="title strong">{title}</p>}
      </Who>
      <nav className="card card-flush" aria-label={title}>
        <ul className="list">
          {sections.map((section) => (
            <li key={section}>
              <Link
                to={paths.settings(section)}
                className="list-item"
                aria-current={section === current ? 'page' : undefined}
              >
                <Tile tone="quiet">{ICONS[section]}</Tile>
                <span className="list-text">
                  <span className="strong">{sectionTitle(section)}</span>
                  <span className="small muted">
                    <SectionState section={section} settings={settings} />
                  </span>
                </span>
                <ChevronRightIcon size={20} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <WaysOut />
    </div>
  );
}

/** The index names the tab when it is the page. */
function IndexTitle({ title }: { readonly title: string }) {
  useDocumentTitle(title);
  return null;
}

function Who({ settings, children }: { readonly settings: Settings; readonly children: ReactNode }) {
  const { first_name: first, last_name: last, email, user_picture_url: picture } = settings;
  const name = `${first} ${last}`.trim();
  return (
    <header className={styles['head']}>
      <ProfilePicture
        url={picture === null ? null : largePictureAddress(picture)}
        initials={toInitials(first, last)}
        size={80}
      />
      <div className="stack stack-tight grow">
        {children}
        <p className="muted">{name === '' ? email : name}</p>
      </div>
    </header>
  );
}

function WaysOut() {
  const { visitor } = useSession();
  return (
    <div className="row row-center">
      {isStaff(visitor) && (
        <ButtonLink to={paths.internal()} look="secondary">
          <FormattedMessage id="settings.internal" />
        </ButtonLink>
      )}
      <ButtonLink to={paths.logout()} look="secondary" icon={<LogoutIcon size={20} />}>
        <FormattedMessage id="settings.logout" />
      </ButtonLink>
    </div>
  );
}
