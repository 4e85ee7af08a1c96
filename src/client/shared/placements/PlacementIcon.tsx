import type { ComponentType } from 'react';
import type { PlacementIconName } from '../../../domain/placements/icons.ts';
import { BoltIcon, CashIcon, GiftIcon, PeopleIcon, PlugIcon } from '../../ui/icons/navIcons.tsx';
import { InfoIcon } from '../../ui/icons/controlIcons.tsx';
import {
  CalendarIcon,
  ChartIcon,
  FlameIcon,
  LeafIcon,
  MailIcon,
  ShieldIcon,
  SunIcon,
  UploadIcon,
} from '../../ui/icons/objectIcons.tsx';

/** The names that an operator may write; anything else gets the plain sign. */
const ICONS: Readonly<Record<PlacementIconName, ComponentType>> = {
  bolt: BoltIcon,
  calendar: CalendarIcon,
  cash: CashIcon,
  chart: ChartIcon,
  flame: FlameIcon,
  gift: GiftIcon,
  leaf: LeafIcon,
  mail: MailIcon,
  people: PeopleIcon,
  plug: PlugIcon,
  shield: ShieldIcon,
  sun: SunIcon,
  upload: UploadIcon,
};

export function PlacementIcon({ name }: { readonly name: string }) {
  const Sign = Object.hasOwn(ICONS, name) ? ICONS[name as PlacementIconName] : InfoIcon;
  return <Sign />;
}
