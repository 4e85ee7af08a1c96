import type { HelpScreen } from '../../../domain/help/screens.ts';

/** What each screen of members is called, in the order of the app. */
export const SCREEN_TEXTS = {
  HOME: 'internalHelp.screen.HOME',
  EVENTS: 'internalHelp.screen.EVENTS',
  EVENT: 'internalHelp.screen.EVENT',
  SEASON: 'internalHelp.screen.SEASON',
  ENERGY: 'internalHelp.screen.ENERGY',
  DEVICES: 'internalHelp.screen.DEVICES',
  OFFERS: 'internalHelp.screen.OFFERS',
  REWARDS: 'internalHelp.screen.REWARDS',
  ORDERS: 'internalHelp.screen.ORDERS',
  WHEEL: 'internalHelp.screen.WHEEL',
  WALLET: 'internalHelp.screen.WALLET',
  CASHOUT: 'internalHelp.screen.CASHOUT',
  INVITE: 'internalHelp.screen.INVITE',
  INBOX: 'internalHelp.screen.INBOX',
  SETTINGS: 'internalHelp.screen.SETTINGS',
  UTILITY: 'internalHelp.screen.UTILITY',
  PEOPLE: 'internalHelp.screen.PEOPLE',
  VACATION: 'internalHelp.screen.VACATION',
  NOTIFICATIONS: 'internalHelp.screen.NOTIFICATIONS',
  SECURITY: 'internalHelp.screen.SECURITY',
  ACCOUNT: 'internalHelp.screen.ACCOUNT',
} as const satisfies Readonly<Record<Uppercase<HelpScreen>, string>>;

export type KnownScreen = keyof typeof SCREEN_TEXTS;

export const SCREENS = Object.keys(SCREEN_TEXTS) as KnownScreen[];

/** Those that this app knows, in the order of the app. */
export const sortScreens = (names: readonly string[]): readonly KnownScreen[] =>
  SCREENS.filter((screen) => names.includes(screen));
