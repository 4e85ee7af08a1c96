import type { alertResolvers } from '../alerts/graphql.ts';
import type { memberAccountResolvers } from '../account/staffGraphql.ts';
import type { approvalResolvers } from '../approvals/graphql.ts';
import type { auditResolvers } from '../audit/graphql.ts';
import type { copyResolvers } from '../backup/graphql.ts';
import type { staffCashoutResolvers } from '../cashout/staffGraphql.ts';
import type { deviceResolvers } from '../devices/graphql.ts';
import type { staffEventDeviceResolvers } from '../devices/inEvents/graphql.ts';
import type { draftResolvers } from '../drafts/graphql.ts';
import type { staffExperimentResolvers } from '../experiments/graphql.ts';
import type { staffFeatureResolvers } from '../features/staffGraphql.ts';
import type { staffEventResolvers } from '../events/graphql.ts';
import type { eventTemplateResolvers } from '../events/templates/graphql.ts';
import type { memberPageResolvers } from '../members/graphql.ts';
import type { memberNoteResolvers } from '../members/notes/graphql.ts';
import type { memberEventResolvers } from '../events/memberGraphql.ts';
import type { gridResolvers } from '../events/signals/graphql.ts';
import type { helpResolvers } from '../help/graphql.ts';
import type { meterResolvers } from '../meter/graphql.ts';
import type { notificationResolvers } from '../notifications/graphql.ts';
import type { orderDifferenceResolvers } from '../orders/differences/graphql.ts';
import type { orderResolvers } from '../orders/graphql.ts';
import type { placementResolvers } from '../placements/graphql.ts';
import type { partnerResolvers } from '../partner/graphql.ts';
import type { AnsweredBy } from '../platform/graphql/neededResolvers.ts';
import type { refusalResolvers } from '../platform/graphql/refusalGraphql.ts';
import type { programResolvers } from '../programs/graphql.ts';
import type { ratePlanResolvers } from '../programs/ratePlans/graphql.ts';
import type { offerResolvers } from '../offers/graphql.ts';
import type { referralResolvers } from '../referrals/graphql.ts';
import type { staffOfferResolvers } from '../offers/staffGraphql.ts';
import type { staffRewardResolvers } from '../rewards/staffGraphql.ts';
import type { scheduleResolvers } from '../schedules/graphql.ts';
import type { segmentResolvers } from '../segments/graphql.ts';
import type { viewerResolvers } from '../session/graphql.ts';
import type { memberAccessResolvers } from '../session/staff/memberAccessGraphql.ts';
import type { memberRecordResolvers } from '../session/staff/memberRecordsGraphql.ts';
import type { staffAccountResolvers } from '../session/staff/staffAccountsGraphql.ts';
import type { staffResolvers } from '../session/staff/staffGraphql.ts';
import type { staffPhoneResolvers } from '../settings/staffGraphql.ts';
import type { accuracyResolvers } from '../settlement/accuracy/graphql.ts';
import type { backtestResolvers } from '../settlement/backtest/graphql.ts';
import type { performanceResolvers } from '../settlement/performance/graphql.ts';
import type { overviewResolvers } from '../overview/graphql.ts';
import type { moneyResolvers } from '../money/graphql.ts';
import type { statementResolvers } from '../programs/statements/graphql.ts';
import type { settlementFileResolvers } from '../settlement/files/graphql.ts';
import type { zeroReadingResolvers } from '../settlement/zeroReading/graphql.ts';
import type { signupResolvers } from '../signup/graphql.ts';
import type { staffLedgerResolvers } from '../wallet/staffGraphql.ts';
import type { queueResolvers } from '../utility/queuesGraphql.ts';
import type { billNumberResolvers } from '../utility/connect/numbersGraphql.ts';
import type { meterClaimResolvers } from '../utility/claims/graphql.ts';
import type { readingsResolvers } from '../utility/readings/graphql.ts';
import type { staffUtilityResolvers } from '../utility/staffGraphql.ts';
import type { drawResolvers } from '../wheel/draws/staffGraphql.ts';
import type { openAdrResolvers } from '../partner/vtn/graphql.ts';
import type { webhookResolvers } from '../webhooks/graphql.ts';
import type { staffWheelResolvers } from '../wheel/staffGraphql.ts';

/** The fields that the subjects' resolvers answer. */
export type AnsweredField =
  | AnsweredBy<
      | typeof accuracyResolvers
      | typeof zeroReadingResolvers
      | typeof approvalResolvers
      | typeof auditResolvers
      | typeof backtestResolvers
      | typeof copyResolvers
      | typeof deviceResolvers
      | typeof draftResolvers
      | typeof gridResolvers
      | typeof partnerResolvers
      | typeof openAdrResolvers
      | ReturnType<typeof webhookResolvers>
      | typeof performanceResolvers
      | typeof helpResolvers
      | typeof memberEventResolvers
      | typeof memberPageResolvers
      | typeof memberNoteResolvers
      | typeof readingsResolvers
      | ReturnType<typeof billNumberResolvers>
      | typeof memberRecordResolvers
      | typeof scheduleResolvers
      | typeof settlementFileResolvers
      | typeof statementResolvers
      | typeof moneyResolvers
      | typeof overviewResolvers
      | typeof segmentResolvers
      | typeof staffExperimentResolvers
      | typeof staffFeatureResolvers
    >
  | AnsweredBy<
      | typeof alertResolvers
      | typeof staffEventDeviceResolvers
      | typeof notificationResolvers
      | typeof orderDifferenceResolvers
      | typeof orderResolvers
      | typeof placementResolvers
      | typeof programResolvers
      | typeof ratePlanResolvers
      | typeof refusalResolvers
    >
  | AnsweredBy<
      | typeof offerResolvers
      | typeof staffCashoutResolvers
      | typeof referralResolvers
      | typeof signupResolvers
      | typeof staffEventResolvers
      | typeof eventTemplateResolvers
      | typeof staffLedgerResolvers
      | typeof staffOfferResolvers
      | typeof staffRewardResolvers
      | typeof queueResolvers
      | typeof meterClaimResolvers
      | typeof staffUtilityResolvers
      | typeof drawResolvers
      | typeof staffWheelResolvers
      | ReturnType<typeof meterResolvers>
      | ReturnType<typeof staffAccountResolvers>
      | ReturnType<typeof memberAccessResolvers>
      | typeof staffPhoneResolvers
      | typeof memberAccountResolvers
      | ReturnType<typeof staffResolvers>
      | typeof viewerResolvers
    >
  // `node` reads by id for all subjects.
  | 'Query.node'
  | 'Query.nodes';
