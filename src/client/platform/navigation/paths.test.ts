import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { SIGNUP_STEPS } from '../../../domain/signup/steps.ts';
import { laterRoutes } from '../../app/laterRoutes.ts';
import { routes } from '../../app/routes.ts';
import { staffRoutes } from '../../app/staffRoutes.ts';
import { paths } from './paths.ts';
import { staffPaths } from './staffPaths.ts';
import type { PathName } from './paths.ts';
import type { StaffPathName } from './staffPaths.ts';

/** Each builder's result for sample arguments. */
const SAMPLES: Readonly<Record<PathName | StaffPathName, readonly [made: string, expected: string]>> = {
  home: [paths.home(), '/'],
  events: [paths.events({ show: 'joined', pages: 2 }), '/events?show=joined&pages=2'],
  event: [paths.event('a/b c'), '/events/a%2Fb%20c'],
  season: [paths.season({ month: '2026-11' }), '/events/season?month=2026-11'],
  energy: [paths.energy({ period: 'week', date: '2026-07-01' }), '/energy?period=week&date=2026-07-01'],
  devices: [paths.devices(), '/devices'],
  device: [paths.device('d1'), '/devices/d1'],
  addDevice: [paths.addDevice(), '/devices/add'],
  order: [paths.order('o1'), '/orders/o1'],
  rewards: [paths.rewards({ type: 'CASH' }), '/rewards?type=CASH'],
  reward: [paths.reward('r1'), '/rewards/r1'],
  rewardOrders: [paths.rewardOrders(), '/rewards/orders'],
  rewardCodes: [paths.rewardCodes(), '/rewards/codes'],
  wallet: [paths.wallet({ firstVisit: true }), '/wallet?firstVisit=true'],
  walletEgift: [paths.walletEgift(), '/wallet/egift'],
  walletCashout: [
    paths.walletCashout({ points: 2500, step: 'check' }),
    '/wallet/cashout?points=2500&step=check',
  ],
  walletW9: [paths.walletW9(), '/wallet/w9'],
  invite: [paths.invite({ board: 'SAVED_MONTH' }), '/invite?board=SAVED_MONTH'],
  inbox: [paths.inbox({ pages: 2 }), '/inbox?pages=2'],
  settings: [paths.settings('meter-data'), '/settings/meter-data'],
  phones: [paths.phones(), '/settings/profile#phones'],
  help: [paths.help({ about: '/wallet', q: 'cash out' }), '/help?about=%2Fwallet&q=cash+out'],
  helpArticle: [paths.helpArticle('usual'), '/help/usual'],
  login: [paths.login({ next: '/events?show=past' }), '/login?next=%2Fevents%3Fshow%3Dpast'],
  logout: [paths.logout(), '/logout'],
  forgotPassword: [paths.forgotPassword(), '/forgot-password'],
  resetPassword: [paths.resetPassword({ token: 't' }), '/reset-password?token=t'],
  signup: [paths.signup({ zip: '94103' }), '/signup?zip=94103'],
  signupStep: [paths.signupStep('zip_code', { edit: true }), '/signup/zip_code?edit=true'],
  signupPassword: [paths.signupPassword(), '/signup/password'],
  connectUtility: [paths.connectUtility(), '/signup/utility?edit=true'],
  connectUtilityByPostalCode: [paths.connectUtilityByPostalCode(), '/signup/zip_code?edit=true'],
  disenroll: [paths.disenroll(), '/disenroll'],
  maintenance: [paths.maintenance(), '/maintenance'],
  newUser: [paths.newUser(), '/new-user'],
  deviceOffer: [paths.deviceOffer(), '/device_offer'],
  deviceOfferDetails: [paths.deviceOfferDetails('o1'), '/device_offer/o1'],
  promo: [paths.promo(), '/promo'],
  promoRedeem: [paths.promoRedeem(), '/promo/redeem'],
  stripe: [paths.stripe(), '/stripe'],
  stripeCheckoutSetup: [paths.stripeCheckoutSetup(), '/stripe/checkout/setup'],
  stripeCheckoutPayment: [paths.stripeCheckoutPayment(), '/stripe/checkout/payment'],
  coupons: [paths.coupons(), '/coupons'],
  couponsClaimed: [paths.couponsClaimed(), '/coupons/claimed'],
  updateGoogleNest: [paths.updateGoogleNest(), '/update-google-nest'],
  prizeForm: [paths.prizeForm({ spin: 's1' }), '/prize-form?spin=s1'],
  rewardsWheel: [paths.rewardsWheel(), '/rewards/wheel'],
  internal: [paths.internal(), '/internal'],
  internalUtilities: [staffPaths.internalUtilities({ q: 'cedar' }), '/internal/utilities?q=cedar'],
  internalNewUtility: [staffPaths.internalNewUtility(), '/internal/utilities/new'],
  internalUtility: [staffPaths.internalUtility('u1'), '/internal/utilities/u1'],
  internalPrograms: [staffPaths.internalPrograms(), '/internal/programs'],
  internalNewProgram: [
    staffPaths.internalNewProgram({ utility: undefined, pointsPerKwh: '100' }),
    '/internal/programs/new?pointsPerKwh=100',
  ],
  internalProgram: [staffPaths.internalProgram('p1'), '/internal/programs/p1'],
  internalBilling: [staffPaths.internalBilling('p1'), '/internal/statements/programs/p1'],
  internalSettlementFiles: [
    staffPaths.internalSettlementFiles('p1', { q: '2026-05' }),
    '/internal/statements/programs/p1/settlement?q=2026-05',
  ],
  internalStatements: [staffPaths.internalStatements({ show: 'all' }), '/internal/statements?show=all'],
  internalStatement: [staffPaths.internalStatement('s1'), '/internal/statements/s1'],
  internalAccuracy: [staffPaths.internalAccuracy({ utility: 'u1' }), '/internal/accuracy?utility=u1'],
  internalBacktests: [staffPaths.internalBacktests(), '/internal/backtests'],
  internalNewBacktest: [staffPaths.internalNewBacktest(), '/internal/backtests/new'],
  internalBacktest: [staffPaths.internalBacktest('b1'), '/internal/backtests/b1'],
  internalCoverage: [staffPaths.internalCoverage(), '/internal/coverage'],
  internalEvents: [staffPaths.internalEvents({ status: 'SCHEDULED' }), '/internal/events?status=SCHEDULED'],
  internalEventCalendar: [
    staffPaths.internalEventCalendar({ view: 'week', day: '2026-06-15' }),
    '/internal/events/calendar?view=week&day=2026-06-15',
  ],
  internalEvent: [staffPaths.internalEvent('e1'), '/internal/events/e1'],
  internalPlanEvents: [staffPaths.internalPlanEvents(), '/internal/events/plan'],
  internalEventTemplates: [
    staffPaths.internalEventTemplates({ show: 'archived' }),
    '/internal/events/templates?show=archived',
  ],
  internalNewEventTemplate: [staffPaths.internalNewEventTemplate(), '/internal/events/templates/new'],
  internalEventTemplate: [staffPaths.internalEventTemplate('t1'), '/internal/events/templates/t1'],
  internalLiveEvent: [staffPaths.internalLiveEvent('e1'), '/internal/events/e1/live'],
  internalEventGroups: [staffPaths.internalEventGroups('e1'), '/internal/events/e1/groups'],
  internalScheduleEvent: [staffPaths.internalScheduleEvent(), '/internal/events/new'],
  internalOrders: [staffPaths.internalOrders({ status: 'FAILED' }), '/internal/orders?status=FAILED'],
  internalAlerts: [staffPaths.internalAlerts({ show: 'all' }), '/internal/alerts?show=all'],
  internalWebhooks: [staffPaths.internalWebhooks({ show: 'FAILED' }), '/internal/webhooks?show=FAILED'],
  internalApiKeys: [staffPaths.internalApiKeys(), '/internal/api-keys'],
  internalOpenAdr: [staffPaths.internalOpenAdr(), '/internal/openadr'],
  internalAlertRules: [staffPaths.internalAlertRules(), '/internal/alerts/rules'],
  internalMoney: [staffPaths.internalMoney(), '/internal/money'],
  internalBookEntries: [
    staffPaths.internalBookEntries({ account: 'members', period: '2026-07' }),
    '/internal/money/entries?account=members&period=2026-07',
  ],
  internalReferrals: [
    staffPaths.internalReferrals({ state: 'REFUSED' }),
    '/internal/referrals?state=REFUSED',
  ],
  internalStaff: [staffPaths.internalStaff({ state: 'INVITED' }), '/internal/staff?state=INVITED'],
  internalStaffAccount: [staffPaths.internalStaffAccount('s1'), '/internal/staff/s1'],
  internalSecurity: [staffPaths.internalSecurity(), '/internal/security'],
  internalOrder: [staffPaths.internalOrder('o1'), '/internal/orders/o1'],
  internalRewards: [staffPaths.internalRewards({ show: 'ON' }), '/internal/rewards?show=ON'],
  internalNewReward: [staffPaths.internalNewReward(), '/internal/rewards/new'],
  internalReward: [staffPaths.internalReward('r1'), '/internal/rewards/r1'],
  internalCatalogue: [
    staffPaths.internalCatalogue({ at: '2026-05-01' }),
    '/internal/rewards/catalogue?at=2026-05-01',
  ],
  internalPayouts: [staffPaths.internalPayouts({ state: 'SENT' }), '/internal/payouts?state=SENT'],
  internalPayout: [staffPaths.internalPayout('p1'), '/internal/payouts/p1'],
  internalCashoutMember: [staffPaths.internalCashoutMember('m1'), '/internal/payouts/members/m1'],
  internalMemberLedger: [staffPaths.internalMemberLedger('m1'), '/internal/payouts/members/m1/ledger'],
  internalMemberResult: [
    staffPaths.internalMemberResult('m1', 'e1'),
    '/internal/payouts/members/m1/results/e1',
  ],
  internalOrderDifferences: [staffPaths.internalOrderDifferences(), '/internal/orders/differences'],
  internalPayoutDifferences: [staffPaths.internalPayoutDifferences(), '/internal/payouts/differences'],
  internalTaxYear: [staffPaths.internalTaxYear({ year: '2026' }), '/internal/payouts/tax?year=2026'],
  internalW9Forms: [staffPaths.internalW9Forms(), '/internal/payouts/forms'],
  internalWheel: [staffPaths.internalWheel(), '/internal/wheel'],
  internalNewPrize: [staffPaths.internalNewPrize(), '/internal/wheel/new'],
  internalPrize: [staffPaths.internalPrize('p1'), '/internal/wheel/p1'],
  internalSpins: [staffPaths.internalSpins(), '/internal/wheel/spins'],
  internalDraw: [staffPaths.internalDraw('d1'), '/internal/wheel/draws/d1'],
  internalOffers: [staffPaths.internalOffers({ show: 'ON' }), '/internal/offers?show=ON'],
  internalNewOffer: [staffPaths.internalNewOffer(), '/internal/offers/new'],
  internalOffer: [staffPaths.internalOffer('o1'), '/internal/offers/o1'],
  internalOfferClaims: [
    staffPaths.internalOfferClaims({ view: 'late' }),
    '/internal/offers/claims?view=late',
  ],
  internalPromoCodes: [staffPaths.internalPromoCodes(), '/internal/rewards/promo-codes'],
  internalQueues: [staffPaths.internalQueues(), '/internal/queues'],
  internalQueueMoved: [staffPaths.internalQueueMoved(), '/internal/queues/moved'],
  internalQueueForms: [staffPaths.internalQueueForms(), '/internal/queues/forms'],
  internalQueueRefused: [staffPaths.internalQueueRefused(), '/internal/queues/refused'],
  internalQueueOrders: [staffPaths.internalQueueOrders(), '/internal/queues/orders'],
  internalMembers: [staffPaths.internalMembers({ q: 'dana' }), '/internal/members?q=dana'],
  internalMember: [staffPaths.internalMember('m1'), '/internal/members/m1'],
  internalMemberEvents: [staffPaths.internalMemberEvents('m1'), '/internal/members/m1/events'],
  internalMemberBalance: [staffPaths.internalMemberBalance('m1'), '/internal/members/m1/balance'],
  internalMemberOrders: [staffPaths.internalMemberOrders('m1'), '/internal/members/m1/orders'],
  internalMemberMessages: [staffPaths.internalMemberMessages('m1'), '/internal/members/m1/messages'],
  internalMemberDevices: [staffPaths.internalMemberDevices('m1'), '/internal/members/m1/devices'],
  internalMemberAccess: [staffPaths.internalMemberAccess('m1'), '/internal/members/m1/access'],
  internalMemberConnection: [staffPaths.internalMemberConnection('m1'), '/internal/members/m1/connection'],
  internalMaintenance: [staffPaths.internalMaintenance(), '/internal/maintenance'],
  internalAudit: [staffPaths.internalAudit(), '/internal/audit'],
  internalSegments: [staffPaths.internalSegments(), '/internal/segments'],
  internalNewSegment: [staffPaths.internalNewSegment(), '/internal/segments/new'],
  internalSegment: [staffPaths.internalSegment('s1'), '/internal/segments/s1'],
  internalPlacements: [
    staffPaths.internalPlacements({ place: 'DashboardHero' }),
    '/internal/placements?place=DashboardHero',
  ],
  internalNewContent: [staffPaths.internalNewContent(), '/internal/placements/new'],
  internalHelp: [staffPaths.internalHelp(), '/internal/help'],
  internalNewHelpArticle: [staffPaths.internalNewHelpArticle(), '/internal/help/new'],
  internalHelpArticle: [staffPaths.internalHelpArticle('usual'), '/internal/help/usual'],
  internalContent: [staffPaths.internalContent('c1'), '/internal/placements/c1'],
  internalExperiments: [staffPaths.internalExperiments(), '/internal/experiments'],
  internalNewExperiment: [staffPaths.internalNewExperiment(), '/internal/experiments/new'],
  internalExperiment: [staffPaths.internalExperiment('no_wheel'), '/internal/experiments/no_wheel'],
  internalApprovals: [staffPaths.internalApprovals(), '/internal/approvals'],
  internalFeatures: [staffPaths.internalFeatures(), '/internal/features'],
  internalFeature: [staffPaths.internalFeature('rewards_wheel'), '/internal/features/rewards_wheel'],
  internalMemberFeatures: [
    staffPaths.internalMemberFeatures({ member: 'a@b.example' }),
    '/internal/features/members?member=a%40b.example',
  ],
};

const patterns = [...routes, ...laterRoutes, staffRoutes]
  .flatMap(({ rows }) => rows.map(({ path }) => path))
  .filter((path) => !path.endsWith('*'));
const toPathname = (address: string) => address.split(/[?#]/)[0] ?? '';

describe('the path builder', () => {
  it.each(Object.entries(SAMPLES))('NAV-28 to NAV-47: %s', (_name, [made, expected]) => {
    expect(made).toBe(expected);
  });

  it("omits parameters that aren't set", () => {
    expect([
      paths.events(),
      paths.wallet({ firstVisit: false }),
      paths.login({ next: '' }),
      paths.settings(),
    ]).toEqual(['/events', '/wallet', '/login', '/settings']);
  });

  it('NAV-49: every row of the route table can be linked to', () => {
    const made = [
      paths.settings(),
      ...Object.values(SAMPLES).map(([address]) => toPathname(address)),
      ...SIGNUP_STEPS.map((step) => paths.signupStep(step)),
    ];
    const unreachable = patterns.filter((pattern) => !made.some((path) => matchPath(pattern, path) !== null));
    expect(unreachable).toEqual([]);
  });

  it('the route table has no duplicate paths', () => {
    expect(new Set(patterns).size).toBe(patterns.length);
  });
});
