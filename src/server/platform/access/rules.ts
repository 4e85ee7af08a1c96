import type {
  MutationResolvers,
  QueryResolvers,
  StaffResolvers,
} from '../../../../codegen/graphql/resolvers.ts';
import type { RestOperationId } from '../../../../codegen/rest/operations.ts';
import type { InternalKey } from '../../../domain/features/featureKeys.ts';

/**
 * Who may do an operation.
 * - `anyone`: strangers too.
 * - `member`: logged-in members, for their own data; the stores enforce this by brand and member.
 * - `staff`: `isAdmin` with at least one role key.
 * - keys: staff who hold one of these role keys.
 */
export type AccessRule = 'anyone' | 'member' | 'staff' | readonly [InternalKey, ...InternalKey[]];

type FieldsOf<Resolvers> = Exclude<keyof Resolvers, '__isTypeOf' | '__resolveType'> & string;

/** The complete table. An operation that is not listed is refused to everyone. */
export const restRules = {
  getUserStatus: 'anyone',
  login: 'anyone',
  logout: 'anyone',
  resetCookies: 'anyone',
  forgotPassword: 'anyone',
  resetPassword: 'anyone',
  relateUser: 'member',
  getDisenrollment: 'anyone',
  checkZipEligibility: 'anyone',
  getSignup: 'anyone',
  saveSignupData: 'anyone',
  sendZipCode: 'anyone',
  joinWaitlist: 'anyone',
  sendFull: 'anyone',
  sendSignupPassword: 'member',
  getUtilityLists: 'anyone',
  selectUtility: 'member',
  updateUtility: 'member',
  isUtilityAuthDone: 'member',
  getUtilityOutage: 'member',
  skipSignupStep: 'member',
  sendAppliances: 'member',
  sendPlugs: 'member',
  pingHandback: 'member',
  getSignupNba: 'member',
  addPhone: 'member',
  deletePhone: 'member',
  verifyPhone: 'member',
  verify: 'anyone',
  getSessions: 'member',
  endSessions: 'member',
  setSecondStep: 'member',
  changePassword: 'member',
  getFeatures: 'anyone',
  getExperiments: 'member',
  getTrackKeyExperiments: 'member',
  getUpcomingEvents: 'member',
  getEvents: 'member',
  getEvent: 'member',
  getBaselineRecords: 'member',
  getReceipt: 'member',
  optInOut: 'member',
  getEventDevices: 'member',
  optDeviceInOut: 'member',
  optInUser: 'member',
  getHistoricalEventsCount: 'member',
  getWallet: 'member',
  getWalletMovements: 'member',
  getSettings: 'member',
  saveSettings: 'member',
  saveSubscriptions: 'member',
  startVacation: 'member',
  stopVacation: 'member',
  getMessages: 'member',
  getDashboardNba: 'member',
  acknowledgeHardware: 'member',
  getMeterData: 'member',
  uploadMeterData: 'member',
  uploadMemberMeterData: ['internal_programs'],
  uploadDelivery: ['internal_programs'],
  getDeviceList: 'member',
  getDeviceState: 'member',
  getConnectionList: 'member',
  connectDevice: 'member',
  disconnectDevices: 'member',
  saveDeviceSettings: 'member',
  removeDevice: 'member',
} as const satisfies Readonly<Record<RestOperationId, AccessRule>>;

/** Fields of the root types, and of `Staff`, the root of the staff area. */
export const graphqlRules = {
  Query: {
    viewer: 'anyone',
    node: 'anyone',
    nodes: 'anyone',
    staff: 'staff',
  },
  Mutation: {
    createUtility: ['internal_programs'],
    updateUtility: ['internal_programs'],
    createProgram: ['internal_programs'],
    updateProgram: ['internal_programs'],
    setPostalCoverage: ['internal_programs'],
    removePostalCoverage: ['internal_programs'],
    scheduleEvent: ['internal_events'],
    startEvent: ['internal_events'],
    changeEvent: ['internal_events'],
    cancelEvent: ['internal_events'],
    saveGridSource: ['internal_programs'],
    measureAccuracy: ['internal_programs'],
    enrollMembers: ['internal_programs'],
    setMaintenance: ['internal_programs'],
    retryOrder: ['internal_wallet'],
    cancelOrder: ['internal_wallet'],
    setShippingAddress: 'member',
    markSendOffComplete: 'member',
    markEnrollmentAlreadyDone: 'member',
    updateUserAttribute: 'member',
    setDashboardQuitCarbonSectionSeen: 'member',
    submitRatePlanOptimizerFeedbackSurvey: 'member',
    claimFreeDevice: 'member',
  },
  Staff: {
    roleKeys: 'staff',
    utilities: ['internal_programs', 'internal_events'],
    utility: ['internal_programs', 'internal_events'],
    programs: ['internal_programs', 'internal_events'],
    program: ['internal_programs', 'internal_events'],
    waiting: ['internal_programs'],
    postalCoverage: ['internal_programs'],
    coverageSummary: ['internal_programs'],
    events: ['internal_events'],
    event: ['internal_events'],
    members: ['internal_programs', 'internal_events'],
    member: ['internal_programs', 'internal_events'],
    eventPreview: ['internal_events'],
    enrollmentPreview: ['internal_programs'],
    accuracy: ['internal_programs', 'internal_events'],
    orders: ['internal_wallet'],
    order: ['internal_wallet'],
    maintenance: ['internal_programs'],
    auditLog: ['internal_programs', 'internal_events', 'internal_staff'],
  },
} as const satisfies {
  readonly Query: Readonly<Record<FieldsOf<QueryResolvers>, AccessRule>>;
  readonly Mutation: Readonly<Record<FieldsOf<MutationResolvers>, AccessRule>>;
  readonly Staff: Readonly<Record<FieldsOf<StaffResolvers>, AccessRule>>;
};

/** Types that `node(id:)` returns. For everyone else the object does not exist. */
export const nodeRules: Readonly<Record<string, AccessRule>> = {
  Session: 'member',
  User: 'member',
  ConnectionDevice: 'member',
  Order: 'member',
  PlacementInstance: 'anyone',
  Utility: ['internal_programs', 'internal_events'],
  Program: ['internal_programs', 'internal_events'],
  ProgramAccuracy: ['internal_programs', 'internal_events'],
  PostalCoverage: ['internal_programs'],
  StaffEvent: ['internal_events'],
  MemberRecord: ['internal_programs', 'internal_events'],
  GridSource: ['internal_programs', 'internal_events'],
  StaffOrder: ['internal_wallet'],
  AuditEntry: ['internal_programs', 'internal_events', 'internal_staff'],
};
