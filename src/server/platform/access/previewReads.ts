import type { RestOperationId } from '../../../../codegen/rest/operations.ts';

/**
 * What staff who preview a member's app may read. Everything else is refused: writes, reads that change something, codes
 * and files. A test calls each and finds that it changes nothing.
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
  'getDashboardNba',
  'getEgifts',
]);
