import type { ComponentType } from 'react';
import type { PrizeType } from '../../../domain/wheel/prizes.ts';
import type { IconProps } from '../../ui/icons/Icon.tsx';
import { CashIcon, GiftIcon, PeopleIcon, PlugIcon } from '../../ui/icons/navIcons.tsx';
import { TicketIcon, TrophyIcon, WheelIcon } from '../../ui/icons/rewardIcons.tsx';

export const PRIZE_ICONS: Readonly<Record<PrizeType, ComponentType<IconProps>>> = {
  FREE_SPIN: WheelIcon,
  PRIZE_ENTRY: GiftIcon,
  STORE_DISCOUNT: TicketIcon,
  FREE_DEVICE: PlugIcon,
  CASH: CashIcon,
  REFERRAL_BOOST: PeopleIcon,
  DAILY_CASH: TrophyIcon,
  DAILY_CASH_INELIGIBLE: TrophyIcon,
};
