import { segment, withQuery } from './address.ts';

/** All links within the staff area, which members never load. `paths.test.ts` checks them against the route table. */
export const staffPaths = {
  internalUtilities: (query: { readonly q?: string } = {}) => withQuery('/internal/utilities', { ...query }),
  internalNewUtility: () => '/internal/utilities/new',
  internalUtility: (utilityId: string) => `/internal/utilities/${segment(utilityId)}`,
  internalPrograms: (query: { readonly q?: string } = {}) => withQuery('/internal/programs', { ...query }),
  /** `query`: rules that the form begins with. */
  internalNewProgram: (query: Readonly<Record<string, string | undefined>> = {}) =>
    withQuery('/internal/programs/new', query),
  internalProgram: (programId: string) => `/internal/programs/${segment(programId)}`,
  /** What finance does for a program. */
  internalBilling: (programId: string) => `/internal/statements/programs/${segment(programId)}`,
  internalSettlementFiles: (programId: string, query: { readonly q?: string } = {}) =>
    withQuery(`/internal/statements/programs/${segment(programId)}/settlement`, { ...query }),
  internalStatements: (
    query: {
      readonly show?: string | undefined;
      readonly program?: string | undefined;
      readonly age?: string | undefined;
      readonly q?: string | undefined;
      readonly sort?: string | undefined;
    } = {},
  ) => withQuery('/internal/statements', { ...query }),
  internalStatement: (statementId: string) => `/internal/statements/${segment(statementId)}`,
  internalCoverage: (query: { readonly q?: string; readonly utility?: string } = {}) =>
    withQuery('/internal/coverage', { ...query }),
  internalEvents: (
    query: {
      readonly status?: string | undefined;
      readonly program?: string | undefined;
      readonly q?: string | undefined;
      readonly sort?: string | undefined;
    } = {},
  ) => withQuery('/internal/events', { ...query }),
  internalEventCalendar: (
    query: {
      readonly view?: string | undefined;
      readonly day?: string | undefined;
      readonly program?: string | undefined;
    } = {},
  ) => withQuery('/internal/events/calendar', { ...query }),
  internalEvent: (eventId: string) => `/internal/events/${segment(eventId)}`,
  internalLiveEvent: (eventId: string) => `/internal/events/${segment(eventId)}/live`,
  internalEventGroups: (eventId: string) => `/internal/events/${segment(eventId)}/groups`,
  /** `query`: what the form begins with. */
  internalScheduleEvent: (query: Readonly<Record<string, string | undefined>> = {}) =>
    withQuery('/internal/events/new', query),
  /** `query`: what the form begins with. */
  internalPlanEvents: (query: Readonly<Record<string, string | undefined>> = {}) =>
    withQuery('/internal/events/plan', query),
  internalEventTemplates: (
    query: {
      readonly show?: string | undefined;
      readonly q?: string | undefined;
      readonly sort?: string | undefined;
    } = {},
  ) => withQuery('/internal/events/templates', { ...query }),
  /** `query`: what the form begins with. */
  internalNewEventTemplate: (query: Readonly<Record<string, string | undefined>> = {}) =>
    withQuery('/internal/events/templates/new', query),
  internalEventTemplate: (templateId: string) => `/internal/events/templates/${segment(templateId)}`,
  internalOrders: (
    query: {
      readonly status?: string | undefined;
      readonly q?: string | undefined;
      readonly sort?: string | undefined;
    } = {},
  ) => withQuery('/internal/orders', { ...query }),
  internalAlerts: (
    query: {
      readonly show?: string | undefined;
      readonly q?: string | undefined;
      readonly sort?: string | undefined;
    } = {},
  ) => withQuery('/internal/alerts', { ...query }),
  internalWebhooks: (
    query: {
      readonly show?: string | undefined;
      readonly q?: string | undefined;
      readonly sort?: string | undefined;
      readonly address?: string | undefined;
    } = {},
  ) => withQuery('/internal/webhooks', { ...query }),
  internalApiKeys: () => '/internal/api-keys',
  internalOpenAdr: () => '/internal/openadr',
  internalMoney: (query: { readonly period?: string | undefined } = {}) =>
    withQuery('/internal/money', { ...query }),
  internalBookEntries: (
    query: {
      readonly account?: string | undefined;
      readonly period?: string | undefined;
      readonly direction?: string | undefined;
    } = {},
  ) => withQuery('/internal/money/entries', { ...query }),
  internalAlertRules: () => '/internal/alerts/rules',
  internalReferrals: (
    query: {
      readonly state?: string | undefined;
      readonly q?: string | undefined;
      readonly sort?: string | undefined;
    } = {},
  ) => withQuery('/internal/referrals', { ...query }),
  internalOrderDifferences: (
    query: {
      readonly show?: string | undefined;
      readonly q?: string | undefined;
      readonly sort?: string | undefined;
    } = {},
  ) => withQuery('/internal/orders/differences', { ...query }),
  internalOrder: (orderId: string) => `/internal/orders/${segment(orderId)}`,
  internalPayouts: (
    query: {
      readonly state?: string | undefined;
      readonly q?: string | undefined;
      readonly sort?: string | undefined;
    } = {},
  ) => withQuery('/internal/payouts', { ...query }),
  internalPayout: (payoutId: string) => `/internal/payouts/${segment(payoutId)}`,
  internalCashoutMember: (memberId: string) => `/internal/payouts/members/${segment(memberId)}`,
  internalMemberLedger: (memberId: string) => `/internal/payouts/members/${segment(memberId)}/ledger`,
  internalMemberResult: (memberId: string, eventId: string) =>
    `/internal/payouts/members/${segment(memberId)}/results/${segment(eventId)}`,
  internalPayoutDifferences: (
    query: {
      readonly show?: string | undefined;
      readonly q?: string | undefined;
      readonly sort?: string | undefined;
    } = {},
  ) => withQuery('/internal/payouts/differences', { ...query }),
  internalTaxYear: (
    query: {
      readonly year?: string | undefined;
      readonly show?: string | undefined;
      readonly sort?: string | undefined;
    } = {},
  ) => withQuery('/internal/payouts/tax', { ...query }),
  internalW9Forms: (
    query: {
      readonly status?: string | undefined;
      readonly q?: string | undefined;
      readonly sort?: string | undefined;
    } = {},
  ) => withQuery('/internal/payouts/forms', { ...query }),
  internalRewards: (
    query: {
      readonly type?: string | undefined;
      readonly show?: string | undefined;
      readonly q?: string | undefined;
      readonly sort?: string | undefined;
    } = {},
  ) => withQuery('/internal/rewards', { ...query }),
  internalNewReward: () => '/internal/rewards/new',
  internalReward: (rewardId: string) => `/internal/rewards/${segment(rewardId)}`,
  /** `at`: local day and time of the catalogue to show. */
  internalCatalogue: (query: { readonly at?: string } = {}) =>
    withQuery('/internal/rewards/catalogue', { ...query }),
  internalOffers: (
    query: {
      readonly show?: string | undefined;
      readonly q?: string | undefined;
      readonly sort?: string | undefined;
    } = {},
  ) => withQuery('/internal/offers', { ...query }),
  internalNewOffer: () => '/internal/offers/new',
  internalOffer: (offerId: string) => `/internal/offers/${segment(offerId)}`,
  internalOfferClaims: (
    query: {
      readonly view?: string | undefined;
      readonly offer?: string | undefined;
      readonly q?: string | undefined;
      readonly sort?: string | undefined;
    } = {},
  ) => withQuery('/internal/offers/claims', { ...query }),
  internalWheel: () => '/internal/wheel',
  internalNewPrize: () => '/internal/wheel/new',
  internalPrize: (prizeId: string) => `/internal/wheel/${segment(prizeId)}`,
  internalSpins: (query: { readonly type?: string; readonly state?: string } = {}) =>
    withQuery('/internal/wheel/spins', { ...query }),
  internalDraw: (drawId: string) => `/internal/wheel/draws/${segment(drawId)}`,
  internalPromoCodes: () => '/internal/rewards/promo-codes',
  internalSegments: () => '/internal/segments',
  internalNewSegment: () => '/internal/segments/new',
  internalSegment: (segmentId: string) => `/internal/segments/${segment(segmentId)}`,
  internalPlacements: (query: { readonly place?: string } = {}) =>
    withQuery('/internal/placements', { ...query }),
  internalNewContent: (query: { readonly place?: string } = {}) =>
    withQuery('/internal/placements/new', { ...query }),
  internalContent: (contentId: string) => `/internal/placements/${segment(contentId)}`,
  internalHelp: () => '/internal/help',
  internalNewHelpArticle: () => '/internal/help/new',
  internalHelpArticle: (articleId: string) => `/internal/help/${segment(articleId)}`,
  internalExperiments: () => '/internal/experiments',
  internalNewExperiment: () => '/internal/experiments/new',
  internalExperiment: (key: string) => `/internal/experiments/${segment(key)}`,
  internalApprovals: () => '/internal/approvals',
  internalFeatures: () => '/internal/features',
  internalFeature: (key: string) => `/internal/features/${segment(key)}`,
  internalMemberFeatures: (query: { readonly member?: string } = {}) =>
    withQuery('/internal/features/members', { ...query }),
  internalMembers: (query: { readonly q?: string; readonly tag?: string } = {}) =>
    withQuery('/internal/members', { ...query }),
  internalQueues: () => '/internal/queues',
  internalQueueMoved: () => '/internal/queues/moved',
  internalQueueForms: () => '/internal/queues/forms',
  internalQueueRefused: () => '/internal/queues/refused',
  internalQueueOrders: () => '/internal/queues/orders',
  internalMember: (memberId: string) => `/internal/members/${segment(memberId)}`,
  internalMemberEvents: (memberId: string) => `/internal/members/${segment(memberId)}/events`,
  internalMemberBalance: (memberId: string) => `/internal/members/${segment(memberId)}/balance`,
  internalMemberOrders: (memberId: string) => `/internal/members/${segment(memberId)}/orders`,
  internalMemberMessages: (memberId: string) => `/internal/members/${segment(memberId)}/messages`,
  internalMemberDevices: (memberId: string) => `/internal/members/${segment(memberId)}/devices`,
  internalMemberAccess: (memberId: string) => `/internal/members/${segment(memberId)}/access`,
  internalMemberConnection: (memberId: string) => `/internal/members/${segment(memberId)}/connection`,
  internalAccuracy: (query: { readonly utility?: string } = {}) =>
    withQuery('/internal/accuracy', { ...query }),
  internalBacktests: () => '/internal/backtests',
  internalNewBacktest: () => '/internal/backtests/new',
  internalBacktest: (backtestId: string) => `/internal/backtests/${segment(backtestId)}`,
  internalStaff: (
    query: {
      readonly state?: string | undefined;
      readonly q?: string | undefined;
      readonly role?: string | undefined;
      readonly sort?: string | undefined;
    } = {},
  ) => withQuery('/internal/staff', { ...query }),
  internalStaffAccount: (accountId: string) => `/internal/staff/${segment(accountId)}`,
  internalSecurity: () => '/internal/security',
  internalMaintenance: () => '/internal/maintenance',
  internalAudit: (query: { readonly q?: string } = {}) => withQuery('/internal/audit', { ...query }),
} as const;

export type StaffPathName = keyof typeof staffPaths;
