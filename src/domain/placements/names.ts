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

/**
 * What staff write content for: the twelve, the panel over the members' pages (BAN-33 to BAN-37), and the card that asks
 * for feedback in a survey (BAN-23 to BAN-32).
 */
export const CONTENT_PLACES = [...PLACEMENTS, 'PopupAnnouncement', 'SurveyCard'] as const;
/** Places whose content a member can put away for good. */
export const DISMISSIBLE_PLACES: readonly string[] = [
  'DashboardAnnouncementBanner',
  'ReferralsAnnouncementBanner',
  'RewardsAnnouncementBanner',
  'PopupAnnouncement',
] satisfies ContentPlace[];

export type ContentPlace = (typeof CONTENT_PLACES)[number];
