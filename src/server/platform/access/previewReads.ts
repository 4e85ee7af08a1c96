import type { RestOperationId } from '../../../../codegen/rest/operations.ts';

/**
 * What staff who preview a member's app may read. Everything else is refused: writes, reads that ask a partner, codes and
 * files. What these write on the side is undone.
 */
export const PREVIEW_READS: ReadonlySet<string> = new Set<RestOperationId>([
  'getUserStatus',
  'getSignup',
  'getUtilityLists',
  'getUtilityOutage',
  'getSignupNba',
  'getPrivacy',
  'getFeatures',
  'getExperiments',
  'getTrackKeyExperiments',
  'getUpcomingEvents',
  'getEvents',
  'getEvent',
  'getBaselineRecords',
  'getReceipt',
  'getWallet',
  'getWalletMovements',
  'getRewards',
  'getReward',
  'getInvitation',
  'getReferralPicture',
  'getWheel',
  'getPreviousDailyCashWinner',
  'getWheelTicker',
  'getWheelDraw',
  'getOffers',
  'getOffer',
  'getHistoricalEventsCount',
  'getDeviceList',
  'getConnectionList',
  'getEventDevices',
  'getSettings',
  'getMessages',
  'getAnnouncement',
  'getSessions',
  'getDashboardNba',
  'getEgifts',
]);
