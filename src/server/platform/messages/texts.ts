import australian from './en-AU.json' with { type: 'json' };
import canadian from './en-CA.json' with { type: 'json' };
import accountEnglish from './en-US/account.json' with { type: 'json' };
import alertsEnglish from './en-US/alerts.json' with { type: 'json' };
import approvalsEnglish from './en-US/approvals.json' with { type: 'json' };
import auditEnglish from './en-US/audit.json' with { type: 'json' };
import cashoutEnglish from './en-US/cashout.json' with { type: 'json' };
import devicesEnglish from './en-US/devices.json' with { type: 'json' };
import eventsEnglish from './en-US/events.json' with { type: 'json' };
import experimentsEnglish from './en-US/experiments.json' with { type: 'json' };
import helpEnglish from './en-US/help.json' with { type: 'json' };
import membersEnglish from './en-US/members.json' with { type: 'json' };
import messagesEnglish from './en-US/messages.json' with { type: 'json' };
import meterEnglish from './en-US/meter.json' with { type: 'json' };
import offersEnglish from './en-US/offers.json' with { type: 'json' };
import ordersEnglish from './en-US/orders.json' with { type: 'json' };
import partnerEnglish from './en-US/partner.json' with { type: 'json' };
import placementsEnglish from './en-US/placements.json' with { type: 'json' };
import platformEnglish from './en-US/platform.json' with { type: 'json' };
import previewEnglish from './en-US/preview.json' with { type: 'json' };
import programsEnglish from './en-US/programs.json' with { type: 'json' };
import referralsEnglish from './en-US/referrals.json' with { type: 'json' };
import rewardsEnglish from './en-US/rewards.json' with { type: 'json' };
import featuresEnglish from './en-US/features.json' with { type: 'json' };
import schedulesEnglish from './en-US/schedules.json' with { type: 'json' };
import segmentsEnglish from './en-US/segments.json' with { type: 'json' };
import sessionEnglish from './en-US/session.json' with { type: 'json' };
import settingsEnglish from './en-US/settings.json' with { type: 'json' };
import signalsEnglish from './en-US/signals.json' with { type: 'json' };
import signupEnglish from './en-US/signup.json' with { type: 'json' };
import utilityEnglish from './en-US/utility.json' with { type: 'json' };
import walletEnglish from './en-US/wallet.json' with { type: 'json' };
import webhooksEnglish from './en-US/webhooks.json' with { type: 'json' };
import wheelEnglish from './en-US/wheel.json' with { type: 'json' };
import accountFrench from './fr-CA/account.json' with { type: 'json' };
import alertsFrench from './fr-CA/alerts.json' with { type: 'json' };
import approvalsFrench from './fr-CA/approvals.json' with { type: 'json' };
import auditFrench from './fr-CA/audit.json' with { type: 'json' };
import cashoutFrench from './fr-CA/cashout.json' with { type: 'json' };
import devicesFrench from './fr-CA/devices.json' with { type: 'json' };
import eventsFrench from './fr-CA/events.json' with { type: 'json' };
import experimentsFrench from './fr-CA/experiments.json' with { type: 'json' };
import helpFrench from './fr-CA/help.json' with { type: 'json' };
import membersFrench from './fr-CA/members.json' with { type: 'json' };
import messagesFrench from './fr-CA/messages.json' with { type: 'json' };
import meterFrench from './fr-CA/meter.json' with { type: 'json' };
import offersFrench from './fr-CA/offers.json' with { type: 'json' };
import ordersFrench from './fr-CA/orders.json' with { type: 'json' };
import partnerFrench from './fr-CA/partner.json' with { type: 'json' };
import placementsFrench from './fr-CA/placements.json' with { type: 'json' };
import platformFrench from './fr-CA/platform.json' with { type: 'json' };
import previewFrench from './fr-CA/preview.json' with { type: 'json' };
import programsFrench from './fr-CA/programs.json' with { type: 'json' };
import referralsFrench from './fr-CA/referrals.json' with { type: 'json' };
import rewardsFrench from './fr-CA/rewards.json' with { type: 'json' };
import featuresFrench from './fr-CA/features.json' with { type: 'json' };
import schedulesFrench from './fr-CA/schedules.json' with { type: 'json' };
import segmentsFrench from './fr-CA/segments.json' with { type: 'json' };
import sessionFrench from './fr-CA/session.json' with { type: 'json' };
import settingsFrench from './fr-CA/settings.json' with { type: 'json' };
import signalsFrench from './fr-CA/signals.json' with { type: 'json' };
import signupFrench from './fr-CA/signup.json' with { type: 'json' };
import utilityFrench from './fr-CA/utility.json' with { type: 'json' };
import walletFrench from './fr-CA/wallet.json' with { type: 'json' };
import webhooksFrench from './fr-CA/webhooks.json' with { type: 'json' };
import wheelFrench from './fr-CA/wheel.json' with { type: 'json' };

/** Every sentence the server sends. Add a new subject's two files to both lists below; a test checks. */
const english = {
  ...accountEnglish,
  ...alertsEnglish,
  ...approvalsEnglish,
  ...auditEnglish,
  ...cashoutEnglish,
  ...devicesEnglish,
  ...eventsEnglish,
  ...experimentsEnglish,
  ...helpEnglish,
  ...membersEnglish,
  ...messagesEnglish,
  ...meterEnglish,
  ...offersEnglish,
  ...ordersEnglish,
  ...partnerEnglish,
  ...placementsEnglish,
  ...platformEnglish,
  ...previewEnglish,
  ...programsEnglish,
  ...referralsEnglish,
  ...rewardsEnglish,
  ...featuresEnglish,
  ...schedulesEnglish,
  ...segmentsEnglish,
  ...sessionEnglish,
  ...settingsEnglish,
  ...signalsEnglish,
  ...signupEnglish,
  ...utilityEnglish,
  ...walletEnglish,
  ...webhooksEnglish,
  ...wheelEnglish,
};

export type MessageId = keyof typeof english;

/** A sentence without French does not compile. */
const french: Readonly<Record<MessageId, string>> = {
  ...accountFrench,
  ...alertsFrench,
  ...approvalsFrench,
  ...auditFrench,
  ...cashoutFrench,
  ...devicesFrench,
  ...eventsFrench,
  ...experimentsFrench,
  ...helpFrench,
  ...membersFrench,
  ...messagesFrench,
  ...meterFrench,
  ...offersFrench,
  ...ordersFrench,
  ...partnerFrench,
  ...placementsFrench,
  ...platformFrench,
  ...previewFrench,
  ...programsFrench,
  ...referralsFrench,
  ...rewardsFrench,
  ...featuresFrench,
  ...schedulesFrench,
  ...segmentsFrench,
  ...sessionFrench,
  ...settingsFrench,
  ...signalsFrench,
  ...signupFrench,
  ...utilityFrench,
  ...walletFrench,
  ...webhooksFrench,
  ...wheelFrench,
};

/** The other English locales override `en-US` where they say it differently. */
export const TEXTS = {
  'en-US': english,
  'en-AU': { ...english, ...australian },
  'en-CA': { ...english, ...canadian },
  'fr-CA': french,
} as const;
