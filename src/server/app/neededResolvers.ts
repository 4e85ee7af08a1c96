import type { approvalResolvers } from '../approvals/graphql.ts';
import type { auditResolvers } from '../audit/subject.ts';
import type { staffCashoutResolvers } from '../cashout/staffGraphql.ts';
import type { deviceResolvers } from '../devices/graphql.ts';
import type { loadReportResolvers } from '../devices/loadReport.ts';
import type { staffExperimentResolvers } from '../experiments/graphql.ts';
import type { staffFeatureResolvers } from '../features/staffGraphql.ts';
import type { staffEventResolvers } from '../events/graphql.ts';
import type { gridResolvers } from '../events/signals/graphql.ts';
import type { meterResolvers } from '../meter/graphql.ts';
import type { orderDifferenceResolvers } from '../orders/differences/graphql.ts';
import type { orderResolvers } from '../orders/graphql.ts';
import type { placementResolvers } from '../placements/subject.ts';
import type { AnsweredBy, NeededResolver, UnheldField } from '../platform/graphql/neededResolvers.ts';
import type { refusalResolvers } from '../platform/graphql/refusal.ts';
import type { programResolvers } from '../programs/graphql.ts';
import type { ratePlanResolvers } from '../programs/ratePlans/graphql.ts';
import type { offerResolvers } from '../offers/graphql.ts';
import type { referralResolvers } from '../referrals/graphql.ts';
import type { staffOfferResolvers } from '../offers/staffGraphql.ts';
import type { staffRewardResolvers } from '../rewards/staffGraphql.ts';
import type { segmentResolvers } from '../segments/graphql.ts';
import type { viewerResolvers } from '../session/graphql.ts';
import type { memberRecordResolvers } from '../session/memberRecordsGraphql.ts';
import type { staffAccountResolvers } from '../session/staffAccountsGraphql.ts';
import type { staffResolvers } from '../session/staffGraphql.ts';
import type { accuracyResolvers } from '../settlement/accuracy/graphql.ts';
import type { signupResolvers } from '../signup/graphql.ts';
import type { staffLedgerResolvers } from '../wallet/staffGraphql.ts';
import type { staffUtilityResolvers } from '../utility/staffGraphql.ts';
import type { drawResolvers } from '../wheel/draws/staffGraphql.ts';
import type { staffWheelResolvers } from '../wheel/staffGraphql.ts';

type Answered =
  | AnsweredBy<
      | typeof accuracyResolvers
      | typeof approvalResolvers
      | typeof auditResolvers
      | typeof deviceResolvers
      | typeof gridResolvers
      | typeof memberRecordResolvers
      | typeof segmentResolvers
      | typeof staffExperimentResolvers
      | typeof staffFeatureResolvers
    >
  | AnsweredBy<
      | typeof loadReportResolvers
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
      | typeof staffLedgerResolvers
      | typeof staffOfferResolvers
      | typeof staffRewardResolvers
      | typeof staffUtilityResolvers
      | typeof drawResolvers
      | typeof staffWheelResolvers
      | ReturnType<typeof meterResolvers>
      | ReturnType<typeof staffAccountResolvers>
      | ReturnType<typeof staffResolvers>
      | typeof viewerResolvers
    >
  // `node` reads by id for all subjects.
  | 'Query.node'
  | 'Query.nodes';

/** A field that needs a resolver and has none makes the table below a type error with its name. */
type Gap = `No resolver answers ${Exclude<NeededResolver, Answered>}.`;
type Needed = [Gap] extends [never] ? Readonly<Record<UnheldField, true>> : Gap;

/**
 * All fields that no property of the service's objects answers; roots and fields with arguments need a
 * resolver by the contract. A missing one stops the start. The compiler rejects names that aren't needed, and
 * a table that lacks one.
 */
export const neededResolvers: Needed = {
  'ApprovalRequest.author': true,
  'ApprovalRequest.content': true,
  'ApprovalRequest.decider': true,
  'ApprovalRequest.experiment': true,
  'ApprovalRequest.feature': true,
  'ApprovalRequest.isOwn': true,
  'ApprovalRequest.mayDecide': true,
  'ApprovalRequest.name': true,
  'ApprovalRequest.segment': true,
  'AuditEntry.actor': true,
  'AuditEntry.after': true,
  'AuditEntry.before': true,
  'AuditEntry.objectId': true,
  'CashoutMember.blockedAt': true,
  'CashoutMember.blockedCause': true,
  'CashoutMember.destination': true,
  'CashoutMember.destinationVerifiedAt': true,
  'CashoutMember.history': true,
  'CashoutMember.isOwn': true,
  'CashoutMember.member': true,
  'CashoutMember.payouts': true,
  'CashoutMember.w9Forms': true,
  'CashoutMember.year': true,
  'CashoutStop.history': true,
  'CashoutStop.scope': true,
  'CashoutStop.unsent': true,
  'ConnectionDevice.deviceId': true,
  'CoverageSummary.eligibility': true,
  'CoverageSummary.utility': true,
  'DeliveryFault.meterLast4': true,
  'DeviceClaim.member': true,
  'DeviceClaim.option': true,
  'DeviceClaim.orderId': true,
  'DeviceClaim.title': true,
  'DeviceEnergyUsage.excess': true,
  'Feature.experiment': true,
  'Feature.reason': true,
  'Feature.rule': true,
  'FieldFault.message': true,
  'GridSignal.detail': true,
  'GridSignal.staffEventId': true,
  'GridSource.fault': true,
  'GridSource.hasSecret': true,
  'GridSource.program': true,
  'GridSource.secretName': true,
  'GridSource.segment': true,
  'GridSource.segmentId': true,
  'GridSource.segmentName': true,
  'GridSource.subscribed': true,
  'GridSource.webhookUrl': true,
  'Invitation.points': true,
  'Invitation.stage': true,
  'LedgerMovement.balancePoints': true,
  'LedgerMovement.cause': true,
  'LedgerMovement.eventId': true,
  'LedgerMovement.eventStartAt': true,
  'LedgerMovement.movementId': true,
  'LedgerMovement.orderId': true,
  'LedgerMovement.orderTitle': true,
  'LedgerMovement.points': true,
  'LedgerMovement.timeZone': true,
  'MemberEvent.opt': true,
  'MemberEvent.reductionWattHours': true,
  'MemberLedger.heldPoints': true,
  'MemberLedger.member': true,
  'MemberLedger.points': true,
  'MemberRecord.brandBarImageUrl': true,
  'MemberRecord.brandName': true,
  'MemberRecord.history': true,
  'MemberRecord.program': true,
  'MemberResult.member': true,
  'MemberResult.provenance': true,
  'MemberUtility.status': true,
  'MemberUtility.utility': true,
  'Order.address': true,
  'Order.barcode': true,
  'Order.cancelledAt': true,
  'Order.deliveredAt': true,
  'Order.entries': true,
  'Order.failure': true,
  'Order.hasCode': true,
  'Order.isCoupon': true,
  'Order.isUnanswered': true,
  'Order.item': true,
  'Order.kind': true,
  'Order.mayWithdraw': true,
  'Order.orderId': true,
  'Order.since': true,
  'Order.status': true,
  'Order.waitsFor': true,
  'OrderDifference.id': true,
  'OrderDifference.kind': true,
  'OrderDifference.member': true,
  'OrderDifference.note': true,
  'OrderDifference.service': true,
  'OrderDifference.settledBy': true,
  'OrderDifference.theirState': true,
  'OrderDifference.title': true,
  'OrderHappening.detail': true,
  'OrderHappening.what': true,
  'OrderList.service': true,
  'Participant.member': true,
  'Participant.opt': true,
  'Participant.reductionWattHours': true,
  'PayoutDecision.by': true,
  'PayoutDecision.what': true,
  'PayoutDifference.id': true,
  'PayoutDifference.kind': true,
  'PayoutDifference.member': true,
  'PayoutDifference.note': true,
  'PayoutDifference.payoutId': true,
  'PayoutDifference.settledBy': true,
  'PayoutDifference.theirState': true,
  'PayoutSharing.by': true,
  'PayoutSharing.member': true,
  'PayoutSharing.memberId': true,
  'PostalCoverage.eligibility': true,
  'PostalCoverage.id': true,
  'PostalCoverage.utility': true,
  'Program.gridSources': true,
  'Program.history': true,
  'Program.rules': true,
  'Program.spentPoints': true,
  'Program.timeZone': true,
  'Program.utility': true,
  'ProgramAccuracy.deadBandPercent': true,
  'ProgramAccuracy.measuredAt': true,
  'ProgramAccuracy.pointsPerKwh': true,
  'ProgramAccuracy.program': true,
  'ProgramAccuracy.renewsAt': true,
  'ProgramAccuracy.results': true,
  'ProgramAccuracy.state': true,
  'ProgramAccuracy.window': true,
  'PromoCode.reward': true,
  'PromoCode.state': true,
  'ReceiptEntry.cause': true,
  'Referrals.invitedBy': true,
  'Referrals.paidFriendCount': true,
  'Referrals.savedWattHours': true,
  'ReferredFriend.id': true,
  'ReferredFriend.points': true,
  'ReferredFriend.stage': true,
  'Refusal.message': true,
  'Segment.fault': true,
  'Segment.memberCount': true,
  'Segment.nodes': true,
  'Segment.sampleMembers': true,
  'Segment.segmentId': true,
  'Segment.uses': true,
  'Segment.versions': true,
  'SegmentNode.attribute': true,
  'SegmentNode.booleans': true,
  'SegmentNode.kind': true,
  'SegmentNode.numbers': true,
  'SegmentNode.operator': true,
  'SegmentNode.segmentId': true,
  'SegmentNode.segmentName': true,
  'SegmentNode.texts': true,
  'SegmentVersion.nodes': true,
  'Session.accountSetupStatus': true,
  'Session.hasPartnerAccountLinkingRedirect': true,
  'Session.id': true,
  'Session.user': true,
  'StaffAccount.history': true,
  'StaffAccount.isLastAdmin': true,
  'StaffAccount.isViewer': true,
  'StaffAccount.secondFactors': true,
  'StaffAccount.state': true,
  'StaffDeviceOffer.history': true,
  'StaffDeviceOffer.offerId': true,
  'StaffDeviceOffer.options': true,
  'StaffDeviceOffer.pictureUrl': true,
  'StaffDeviceOffer.program': true,
  'StaffDeviceOffer.state': true,
  'StaffDeviceOffer.stock': true,
  'StaffDeviceOffer.texts': true,
  'StaffDeviceOffer.title': true,
  'StaffEvent.cancelCause': true,
  'StaffEvent.eventId': true,
  'StaffEvent.history': true,
  'StaffEvent.minutesLate': true,
  'StaffEvent.participation': true,
  'StaffEvent.program': true,
  'StaffEvent.progress': true,
  'StaffContent.contentId': true,
  'StaffContent.history': true,
  'StaffContent.pictureUrl': true,
  'StaffContent.segmentName': true,
  'StaffContent.state': true,
  'StaffEvent.segment': true,
  'StaffEvent.segmentId': true,
  'StaffEvent.segmentName': true,
  'StaffEvent.settlement': true,
  'StaffEvent.signals': true,
  'StaffExperiment.history': true,
  'StaffExperiment.results': true,
  'StaffExperiment.segmentName': true,
  'StaffFeature.experiment': true,
  'StaffFeature.overrideCount': true,
  'StaffFeature.overrides': true,
  'StaffFeature.versions': true,
  'StaffFeatureRule.segmentName': true,
  'StaffMemberFeatures.clearedAt': true,
  'StaffMemberFeatures.content': true,
  'StaffMemberFeatures.features': true,
  'StaffMemberFeatures.overrides': true,
  'StaffOrder.address': true,
  'StaffOrder.cancelledAt': true,
  'StaffOrder.deliveredAt': true,
  'StaffOrder.entries': true,
  'StaffOrder.failure': true,
  'StaffOrder.happenings': true,
  'StaffOrder.history': true,
  'StaffOrder.isCancelling': true,
  'StaffOrder.item': true,
  'StaffOrder.kind': true,
  'StaffOrder.mayCancel': true,
  'StaffOrder.mayRefund': true,
  'StaffOrder.mayRetry': true,
  'StaffOrder.member': true,
  'StaffOrder.payoutId': true,
  'StaffOrder.service': true,
  'StaffOrder.since': true,
  'StaffOrder.status': true,
  'StaffOrder.version': true,
  'StaffOrder.waitsFor': true,
  'StaffPayout.account': true,
  'StaffPayout.currency': true,
  'StaffPayout.decision': true,
  'StaffPayout.destination': true,
  'StaffPayout.failure': true,
  'StaffPayout.history': true,
  'StaffPayout.hundredths': true,
  'StaffPayout.isOwn': true,
  'StaffPayout.mayApprove': true,
  'StaffPayout.mayRefuse': true,
  'StaffPayout.member': true,
  'StaffPayout.notBefore': true,
  'StaffPayout.orderId': true,
  'StaffPayout.partnerState': true,
  'StaffPayout.placedAt': true,
  'StaffPayout.points': true,
  'StaffPayout.reviewReasons': true,
  'StaffPayout.sentAt': true,
  'StaffPayout.sharedWith': true,
  'StaffPayout.since': true,
  'StaffPayout.state': true,
  'StaffPayout.version': true,
  'StaffReferral.friend': true,
  'StaffReferral.id': true,
  'StaffReferral.isAllowed': true,
  'StaffReferral.mayAllow': true,
  'StaffReferral.mayRefuse': true,
  'StaffReferral.referrer': true,
  'StaffReferral.refusal': true,
  'StaffReferral.state': true,
  'StaffReferral.stage': true,
  'StaffReward.barcode': true,
  'StaffReward.history': true,
  'StaffReward.pictureUrl': true,
  'StaffReward.program': true,
  'StaffReward.rewardId': true,
  'StaffReward.service': true,
  'StaffReward.state': true,
  'StaffReward.texts': true,
  'StaffReward.title': true,
  'TaxLine.currency': true,
  'TaxLine.member': true,
  'TaxLine.threshold': true,
  'TaxLine.w9': true,
  'User.attributes': true,
  'User.connectionDevices': true,
  'User.features': true,
  'User.firstName': true,
  'User.googleRhr': true,
  'User.lastName': true,
  'User.memberId': true,
  'User.orders': true,
  'User.pictureUrl': true,
  'User.programEnrollment': true,
  'User.shippingAddress': true,
  'User.uiCustomization': true,
  'User.wasInLegacy': true,
  'Utility.cashoutReason': true,
  'Utility.deliveryFaults': true,
  'Utility.history': true,
  'Utility.newMembersProgram': true,
  'Utility.primaryUtility': true,
  'Viewer.applianceInventory': true,
  'Viewer.baselineAccuracy': true,
  'Viewer.connectionConfigs': true,
  'Viewer.deviceConfigs': true,
  'Viewer.deviceLoadReport': true,
  'Viewer.features': true,
  'Viewer.firstDeviceFreeReward': true,
  'Viewer.googleRhr': true,
  'Viewer.home': true,
  'Viewer.orders': true,
  'Viewer.ratePlanOptimizerResult': true,
  'Viewer.referrals': true,
  'Viewer.session': true,
  'Viewer.uiAttributes': true,
  'Viewer.uiCustomization': true,
  'Viewer.user': true,
  'Viewer.announcements': true,
  'Viewer.surveys': true,
  'W9Form.mayMark': true,
  'W9Form.member': true,
  'W9Form.reference': true,
  'WaitingHome.utility': true,
  'WheelDraw.history': true,
  'WheelDraw.prize': true,
  'WheelDraw.state': true,
  'WheelDraw.winner': true,
  'WheelEntry.member': true,
  'WheelEntry.source': true,
  'WheelPrize.barcode': true,
  'WheelPrize.chance': true,
  'WheelPrize.history': true,
  'WheelPrize.service': true,
  'WheelPrize.texts': true,
  'WheelPrize.title': true,
  'WheelSpin.member': true,
  'WheelSpin.prize': true,
  'WheelSpin.state': true,
};
