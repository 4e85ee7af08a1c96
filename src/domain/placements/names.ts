/** The twelve placements for content. Source: BAN-38. */
export const PLACEMENTS = [
  'DashboardAnnouncementBanner',
  'DashboardForYouCard',
  'DashboardHero',
  'DashboardPromo',
  'DashboardSavingsGoalPromo',
  'DashboardTakeAction',
  'DashboardWaysToSave',
  'EnergyEventDetailsActions',
  'EnergyEventDetailsPromo',
  'OfferDetailsPromo',
  'ReferralsAnnouncementBanner',
  'RewardsAnnouncementBanner',
] as const;
