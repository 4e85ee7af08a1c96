import { useIntl } from 'react-intl';
import { useKeptAt, useOffline } from '../../platform/connection/useOffline.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { BrandBar } from '../../ui/page/BrandBar.tsx';
import type { BrandBarSize } from '../../ui/page/BrandBar.tsx';
import { SettingsLink } from '../../ui/page/ProfilePicture.tsx';
import { BrandLogo } from './BrandLogo.tsx';
import { LazySection } from '../LazySection.tsx';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { toInitials } from './initials.ts';

const loadInboxLink = async () => (await import('../inbox/InboxLinkLazy.tsx')).InboxLinkLazy;

export interface AppBarProps {
  readonly size?: BrandBarSize;
  readonly label?: string;
  /** The logo's link; Home by default. */
  readonly homeTo?: string;
}

/** The brand bar of this app: logo to Home, and for members their messages and the round link to the settings (NAV-24). */
export function AppBar({ homeTo = paths.home(), label, ...bar }: AppBarProps) {
  const intl = useIntl();
  const { brand } = useApp();
  const { user } = useSession();
  // Then the notice above says it.
  const isKept = useKeptAt() !== null;
  const shownLabel = useOffline() && !isKept ? intl.formatMessage({ id: 'shell.offline' }) : label;
  return (
    <BrandBar
      {...bar}
      {...(shownLabel === undefined ? {} : { label: shownLabel })}
      logo={<BrandLogo />}
      homeTo={homeTo}
      homeLabel={intl.formatMessage({ id: 'shell.home' }, { productName: brand.words.productName })}
    >
      {user === null ? (
        <LanguageSwitch />
      ) : (
        <>
          {label === undefined && (
            <LazySection name="InboxLinkLazy" load={loadInboxLink} atOnce>
              <span className="picture-link" />
            </LazySection>
          )}
          <SettingsLink
            to={paths.settings()}
            label={intl.formatMessage({ id: 'shell.settings' })}
            url={user.pictureUrl}
            initials={toInitials(user.firstName, user.lastName)}
          />
        </>
      )}
    </BrandBar>
  );
}
