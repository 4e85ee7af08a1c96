/**
 * The types that services return where they differ from the GraphQL type: type name to `file#Type`, with the file
 * relative to codegen/graphql. The compiler then requires a resolver for every field that the domain type lacks.
 */
export const mappers: Readonly<Record<string, string>> = {
  Viewer: '../../src/server/platform/context.ts#RequestContext',
  User: '../../src/server/platform/context.ts#SessionMember',
  Session: '../../src/server/session/viewer.ts#MemberSession',
  Staff: '../../src/server/platform/context.ts#RequestContext',
  WaitingHome: '../../src/server/readmodels/waiting.ts#WaitingRecord',
  Utility: '../../src/server/readmodels/staffPrograms.ts#UtilityRecord',
  DeliveryFault: '../../src/server/meter/store/imports.ts#DeliveryFaultRow',
  Program: '../../src/server/readmodels/staffPrograms.ts#ProgramRecord',
  ProgramAccuracy: '../../src/server/settlement/queries.ts#AccuracyRecord',
  PostalCoverage: '../../src/server/readmodels/staffPrograms.ts#CoverageRecord',
  CoverageSummary: '../../src/server/readmodels/staffPrograms.ts#CoverageSummaryRecord',
  StaffEvent: '../../src/server/events/queries/staffEvents.ts#StaffEventRecord',
  DeviceEnergyUsage: '../../src/server/devices/usage.ts#DeviceUsageRecord',
  GridSource: '../../src/server/events/signals/deps.ts#GridSourceRow',
  GridSignal: '../../src/server/events/signals/store/signals.ts#SignalLine',
  Participant: '../../src/server/events/queries/staffEvents.ts#ParticipantRecord',
  MemberRecord: '../../src/server/readmodels/memberRecords.ts#MemberRow',
  MemberUtility: '../../src/server/readmodels/memberRecords.ts#ConnectionRow',
  MemberEvent: '../../src/server/readmodels/memberRecords.ts#AnsweredEventRow',
  AuditEntry: '../../src/server/readmodels/auditLog.ts#AuditLine',
  Refusal: '../../src/server/platform/graphql/refusal.ts#RefusedChange',
  FieldFault: '../../src/server/platform/graphql/refusal.ts#RefusedField',
  ConnectionDevice: '../../src/server/devices/store/devices.ts#MemberDevice',
  Order: '../../src/server/orders/store.ts#OrderRow',
  StaffOrder: '../../src/server/orders/store.ts#OrderRow',
  OrderHappening: '../../src/server/orders/store.ts#HistoryRow',
  HomeSummary: '../../src/server/readmodels/home.ts#HomeView',
};
