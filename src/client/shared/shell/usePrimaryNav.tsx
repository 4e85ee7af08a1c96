import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { isActive, navItems, wideNavItems } from '../../../domain/navigation/navItems.ts';
import type { NavItem } from '../../../domain/navigation/navItems.ts';
import { navVisibility } from '../../../domain/navigation/navVisibility.ts';
import { useIsOn } from '../../platform/features/useFeature.ts';
import { useSession } from '../../platform/session/useSession.ts';
import {
  BoltIcon,
  CashIcon,
  EnergyIcon,
  GiftIcon,
  HomeIcon,
  PeopleIcon,
  PlugIcon,
} from '../../ui/icons/navIcons.tsx';
import { BottomNav } from '../../ui/page/BottomNav.tsx';
import type { PageShellProps } from '../../ui/page/PageShell.tsx';

const ICONS: Readonly<Record<NavItem['icon'], ReactNode>> = {
  home: <HomeIcon />,
  events: <BoltIcon />,
  devices: <PlugIcon />,
  rewards: <GiftIcon />,
  cash: <CashIcon />,
  energy: <EnergyIcon />,
  refer: <PeopleIcon />,
};

/** The navigation with its conditions and hiding lists (NAV-01 to NAV-12), and whether it shows on wide screens only. */
export function usePrimaryNav(): Pick<PageShellProps, 'nav' | 'navWideOnly'> {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const { isMember } = useSession();
  const isOn = useIsOn();
  const visibility = navVisibility({ isMember, isOn, path: pathname, search });
  if (visibility === 'hidden') return {};
  const shown = (item: NavItem) => ({
    to: item.path,
    label: intl.formatMessage({ id: `shell.nav.${item.id}` }),
    icon: ICONS[item.icon],
    active: isActive(item, pathname),
  });
  return {
    nav: (
      <BottomNav
        label={intl.formatMessage({ id: 'shell.nav.label' })}
        items={navItems(isOn).map(shown)}
        more={wideNavItems(isOn).map(shown)}
      />
    ),
    navWideOnly: visibility === 'wide',
  };
}
