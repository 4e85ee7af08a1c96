import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { isActive, navItems } from '../../../domain/navigation/navItems.ts';
import type { NavItem } from '../../../domain/navigation/navItems.ts';
import { isNavVisible } from '../../../domain/navigation/navVisibility.ts';
import { useIsOn } from '../../platform/features/useFeature.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { BoltIcon, CashIcon, GiftIcon, HomeIcon, PeopleIcon, PlugIcon } from '../../ui/icons/navIcons.tsx';
import { BottomNav } from '../../ui/page/BottomNav.tsx';

const ICONS: Readonly<Record<NavItem['icon'], ReactNode>> = {
  home: <HomeIcon />,
  events: <BoltIcon />,
  devices: <PlugIcon />,
  rewards: <GiftIcon />,
  cash: <CashIcon />,
  refer: <PeopleIcon />,
};

/** The bottom navigation with its conditions and hiding lists (NAV-01 to NAV-12); null when hidden. */
export function usePrimaryNav(): ReactElement | null {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const { isMember } = useSession();
  const isOn = useIsOn();
  if (!isNavVisible({ isMember, isOn, path: pathname, search })) return null;
  const items = navItems(isOn).map((item) => ({
    to: item.path,
    label: intl.formatMessage({ id: `shell.nav.${item.id}` }),
    icon: ICONS[item.icon],
    active: isActive(item, pathname),
  }));
  return <BottomNav label={intl.formatMessage({ id: 'shell.nav.label' })} items={items} />;
}
