import type { IsOn } from '../features/featureKeys.ts';

/** The sections of Settings in their order; each has the address `/settings/<section>`. */
export const SETTINGS_SECTIONS = [
  'profile',
  'home',
  'people',
  'meter-data',
  'vacation',
  'notifications',
  'security',
  'language',
  'privacy',
  'account',
  'help',
] as const;

export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** Cards with their own fragment, and the section they are in. */
const CARDS: Readonly<Record<string, SettingsSection>> = {
  phones: 'profile',
  joining: 'vacation',
  calendar: 'vacation',
  theme: 'language',
  copy: 'account',
  delete: 'account',
};

/** Where a link to a fragment of Settings leads, such as `/settings#theme` in an old email. */
export function sectionAddress(fragment: string): string | null {
  const section = SETTINGS_SECTIONS.find((known) => known === fragment);
  if (section !== undefined) return `/settings/${section}`;
  const holder = Object.hasOwn(CARDS, fragment) ? CARDS[fragment] : undefined;
  return holder === undefined ? null : `/settings/${holder}#${fragment}`;
}

/** What the owner of a home alone sees and changes. */
const OWNERS: ReadonlySet<SettingsSection> = new Set(['home', 'meter-data', 'account']);

/** The sections whose features are on (SES-29, SET-04), for the owner of the home or another person of it. */
export function openSections(isOn: IsOn, languages: number, isOwner: boolean): SettingsSection[] {
  const open: Readonly<Record<SettingsSection, boolean>> = {
    profile: isOn('settings_profile') || isOn('settings_phones'),
    home: isOn('settings_home'),
    people: true,
    'meter-data': isOn('settings_meter_data'),
    vacation: true,
    notifications: isOn('settings_notifications'),
    security: true,
    language: isOn('settings_theme') || languages > 1,
    privacy: isOn('settings_privacy') || isOn('settings_help'),
    account: true,
    help: isOn('settings_help'),
  };
  return SETTINGS_SECTIONS.filter((section) => open[section] && (isOwner || !OWNERS.has(section)));
}
