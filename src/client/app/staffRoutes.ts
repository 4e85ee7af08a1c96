import { internalVerdict } from '../../domain/session/internalGate.ts';
import { StaffShell } from '../internal/shared/page/StaffShell.tsx';
import type { NavigatorHandle } from '../platform/navigation/navigator.ts';
import type { AppServices } from '../platform/screen/app.ts';
import { AppRoot } from './AppRoot.tsx';
import { memberPageRows } from './memberPageRows.ts';
import { moneyRows } from './moneyRows.ts';
import { queueRows } from './queueRows.ts';
import type { RouteSection } from './routeTable.ts';
import { systemPageRows } from './systemPageRows.ts';

/**
 * The staff area's part of the route table, which only staff load (INT-01); `routes.ts` says how a screen plugs in.
 */
export const staffRoutes: RouteSection = {
  shell: StaffShell,
  source: 'src/client/app/staffRoutes.ts',
  area: {
    path: '/internal/*',
    opens: (visitor, path) => internalVerdict(visitor, path) === 'open',
  },
  rows: [
    {
      path: '/internal',
      screen: () => import('../internal/overview/OverviewScreen.tsx'),
      loader: () => import('../internal/overview/overviewLoader.ts'),
    },
    {
      path: '/internal/utilities',
      screen: () => import('../internal/utilities/UtilitiesScreen.tsx'),
      loader: () => import('../internal/utilities/utilitiesLoader.ts'),
    },
    {
      path: '/internal/utilities/new',
      screen: () => import('../internal/utilities/NewUtilityScreen.tsx'),
      loader: () => import('../internal/utilities/newUtilityLoader.ts'),
    },
    {
      path: '/internal/utilities/:id',
      screen: () => import('../internal/utilities/UtilityScreen.tsx'),
      loader: () => import('../internal/utilities/utilityLoader.ts'),
    },
    {
      path: '/internal/programs',
      screen: () => import('../internal/programs/ProgramsScreen.tsx'),
      loader: () => import('../internal/programs/programsLoader.ts'),
    },
    {
      path: '/internal/programs/new',
      screen: () => import('../internal/programs/NewProgramScreen.tsx'),
      loader: () => import('../internal/programs/newProgramLoader.ts'),
    },
    {
      path: '/internal/programs/:id',
      screen: () => import('../internal/programs/ProgramScreen.tsx'),
      loader: () => import('../internal/programs/programLoader.ts'),
    },
    {
      path: '/internal/coverage',
      screen: () => import('../internal/coverage/CoverageScreen.tsx'),
      loader: () => import('../internal/coverage/coverageLoader.ts'),
    },
    ...moneyRows,
    {
      path: '/internal/alerts',
      screen: () => import('../internal/alerts/AlertsScreen.tsx'),
      loader: () => import('../internal/alerts/alertsLoader.ts'),
    },
    {
      path: '/internal/alerts/rules',
      screen: () => import('../internal/alerts/AlertRulesScreen.tsx'),
      loader: () => import('../internal/alerts/alertRulesLoader.ts'),
    },
    {
      path: '/internal/events',
      screen: () => import('../internal/events/StaffEventsScreen.tsx'),
      loader: () => import('../internal/events/staffEventsLoader.ts'),
    },
    {
      path: '/internal/events/calendar',
      screen: () => import('../internal/events/calendar/CalendarScreen.tsx'),
      loader: () => import('../internal/events/calendar/calendarLoader.ts'),
    },
    {
      path: '/internal/events/new',
      screen: () => import('../internal/events/ScheduleScreen.tsx'),
      loader: () => import('../internal/events/scheduleLoader.ts'),
    },
    {
      path: '/internal/events/plan',
      screen: () => import('../internal/events/plan/PlanScreen.tsx'),
      loader: () => import('../internal/events/plan/planLoader.ts'),
    },
    {
      path: '/internal/events/templates',
      screen: () => import('../internal/events/templates/TemplatesScreen.tsx'),
      loader: () => import('../internal/events/templates/templatesLoader.ts'),
    },
    {
      path: '/internal/events/templates/new',
      screen: () => import('../internal/events/templates/NewTemplateScreen.tsx'),
      loader: () => import('../internal/events/templates/newTemplateLoader.ts'),
    },
    {
      path: '/internal/events/templates/:id',
      screen: () => import('../internal/events/templates/TemplateScreen.tsx'),
      loader: () => import('../internal/events/templates/templateLoader.ts'),
    },
    {
      path: '/internal/events/:id',
      screen: () => import('../internal/events/StaffEventScreen.tsx'),
      loader: () => import('../internal/events/staffEventLoader.ts'),
    },
    {
      path: '/internal/events/:id/groups',
      screen: () => import('../internal/events/groups/GroupsScreen.tsx'),
      loader: () => import('../internal/events/groups/groupsLoader.ts'),
    },
    {
      path: '/internal/events/:id/live',
      screen: () => import('../internal/events/live/LiveScreen.tsx'),
      loader: () => import('../internal/events/live/liveLoader.ts'),
    },
    {
      path: '/internal/members',
      screen: () => import('../internal/members/MembersScreen.tsx'),
      loader: () => import('../internal/members/membersLoader.ts'),
    },
    ...memberPageRows,
    ...queueRows,
    {
      path: '/internal/orders',
      screen: () => import('../internal/orders/OrdersScreen.tsx'),
      loader: () => import('../internal/orders/ordersLoader.ts'),
    },
    {
      path: '/internal/orders/differences',
      screen: () => import('../internal/orders/OrderDifferencesScreen.tsx'),
      loader: () => import('../internal/orders/orderDifferencesLoader.ts'),
    },
    {
      path: '/internal/orders/:id',
      screen: () => import('../internal/orders/StaffOrderScreen.tsx'),
      loader: () => import('../internal/orders/staffOrderLoader.ts'),
    },
    {
      path: '/internal/payouts',
      screen: () => import('../internal/payouts/PayoutsScreen.tsx'),
      loader: () => import('../internal/payouts/payoutsLoader.ts'),
    },
    {
      path: '/internal/payouts/differences',
      screen: () => import('../internal/payouts/DifferencesScreen.tsx'),
      loader: () => import('../internal/payouts/differencesLoader.ts'),
    },
    {
      path: '/internal/payouts/forms',
      screen: () => import('../internal/payouts/W9FormsScreen.tsx'),
      loader: () => import('../internal/payouts/w9FormsLoader.ts'),
    },
    {
      path: '/internal/payouts/tax',
      screen: () => import('../internal/payouts/TaxYearScreen.tsx'),
      loader: () => import('../internal/payouts/taxYearLoader.ts'),
    },
    {
      path: '/internal/payouts/members/:id',
      screen: () => import('../internal/payouts/CashoutMemberScreen.tsx'),
      loader: () => import('../internal/payouts/cashoutMemberLoader.ts'),
    },
    {
      path: '/internal/payouts/members/:id/ledger',
      screen: () => import('../internal/payouts/MemberLedgerScreen.tsx'),
      loader: () => import('../internal/payouts/memberLedgerLoader.ts'),
    },
    {
      path: '/internal/payouts/members/:id/results/:event',
      screen: () => import('../internal/payouts/MemberResultScreen.tsx'),
      loader: () => import('../internal/payouts/memberResultLoader.ts'),
    },
    {
      path: '/internal/payouts/:id',
      screen: () => import('../internal/payouts/StaffPayoutScreen.tsx'),
      loader: () => import('../internal/payouts/staffPayoutLoader.ts'),
    },
    {
      path: '/internal/referrals',
      screen: () => import('../internal/referrals/StaffReferralsScreen.tsx'),
      loader: () => import('../internal/referrals/staffReferralsLoader.ts'),
    },
    {
      path: '/internal/rewards',
      screen: () => import('../internal/rewards/StaffRewardsScreen.tsx'),
      loader: () => import('../internal/rewards/staffRewardsLoader.ts'),
    },
    {
      path: '/internal/rewards/new',
      screen: () => import('../internal/rewards/NewRewardScreen.tsx'),
      loader: () => import('../internal/rewards/newRewardLoader.ts'),
    },
    {
      path: '/internal/rewards/catalogue',
      screen: () => import('../internal/rewards/StaffCatalogueScreen.tsx'),
      loader: () => import('../internal/rewards/staffCatalogueLoader.ts'),
    },
    {
      path: '/internal/rewards/promo-codes',
      screen: () => import('../internal/rewards/PromoCodesScreen.tsx'),
      loader: () => import('../internal/rewards/promoCodesLoader.ts'),
    },
    {
      path: '/internal/rewards/:id',
      screen: () => import('../internal/rewards/StaffRewardScreen.tsx'),
      loader: () => import('../internal/rewards/staffRewardLoader.ts'),
    },
    {
      path: '/internal/offers',
      screen: () => import('../internal/offers/StaffOffersScreen.tsx'),
      loader: () => import('../internal/offers/staffOffersLoader.ts'),
    },
    {
      path: '/internal/offers/new',
      screen: () => import('../internal/offers/NewOfferScreen.tsx'),
      loader: () => import('../internal/offers/newOfferLoader.ts'),
    },
    {
      path: '/internal/offers/claims',
      screen: () => import('../internal/offers/OfferClaimsScreen.tsx'),
      loader: () => import('../internal/offers/offerClaimsLoader.ts'),
    },
    {
      path: '/internal/offers/:id',
      screen: () => import('../internal/offers/StaffOfferScreen.tsx'),
      loader: () => import('../internal/offers/staffOfferLoader.ts'),
    },
    {
      path: '/internal/wheel',
      screen: () => import('../internal/wheel/StaffWheelScreen.tsx'),
      loader: () => import('../internal/wheel/staffWheelLoader.ts'),
    },
    { path: '/internal/wheel/new', screen: () => import('../internal/wheel/NewPrizeScreen.tsx') },
    {
      path: '/internal/wheel/spins',
      screen: () => import('../internal/wheel/SpinsScreen.tsx'),
      loader: () => import('../internal/wheel/spinsLoader.ts'),
    },
    {
      path: '/internal/wheel/draws/:id',
      screen: () => import('../internal/wheel/DrawScreen.tsx'),
      loader: () => import('../internal/wheel/drawLoader.ts'),
    },
    {
      path: '/internal/wheel/:id',
      screen: () => import('../internal/wheel/PrizeScreen.tsx'),
      loader: () => import('../internal/wheel/prizeLoader.ts'),
    },
    {
      path: '/internal/segments',
      screen: () => import('../internal/segments/SegmentsScreen.tsx'),
      loader: () => import('../internal/segments/segmentsLoader.ts'),
    },
    {
      path: '/internal/segments/new',
      screen: () => import('../internal/segments/NewSegmentScreen.tsx'),
      loader: () => import('../internal/segments/newSegmentLoader.ts'),
    },
    {
      path: '/internal/segments/:id',
      screen: () => import('../internal/segments/SegmentScreen.tsx'),
      loader: () => import('../internal/segments/segmentLoader.ts'),
    },
    {
      path: '/internal/placements',
      screen: () => import('../internal/placements/PlacementsScreen.tsx'),
      loader: () => import('../internal/placements/placementsLoader.ts'),
    },
    {
      path: '/internal/placements/new',
      screen: () => import('../internal/placements/NewContentScreen.tsx'),
      loader: () => import('../internal/placements/newContentLoader.ts'),
    },
    {
      path: '/internal/placements/:id',
      screen: () => import('../internal/placements/ContentScreen.tsx'),
      loader: () => import('../internal/placements/contentLoader.ts'),
    },
    {
      path: '/internal/help',
      screen: () => import('../internal/help/HelpArticlesScreen.tsx'),
      loader: () => import('../internal/help/helpArticlesLoader.ts'),
    },
    {
      path: '/internal/help/new',
      screen: () => import('../internal/help/NewHelpArticleScreen.tsx'),
      loader: () => import('../internal/help/newHelpArticleLoader.ts'),
    },
    {
      path: '/internal/help/:id',
      screen: () => import('../internal/help/HelpArticleScreen.tsx'),
      loader: () => import('../internal/help/helpArticleLoader.ts'),
    },
    {
      path: '/internal/features',
      screen: () => import('../internal/features/FeaturesScreen.tsx'),
      loader: () => import('../internal/features/featuresLoader.ts'),
    },
    {
      path: '/internal/features/members',
      screen: () => import('../internal/features/MemberFeaturesScreen.tsx'),
      loader: () => import('../internal/features/memberFeaturesLoader.ts'),
    },
    {
      path: '/internal/features/:key',
      screen: () => import('../internal/features/FeatureScreen.tsx'),
      loader: () => import('../internal/features/featureLoader.ts'),
    },
    {
      path: '/internal/experiments',
      screen: () => import('../internal/experiments/ExperimentsScreen.tsx'),
      loader: () => import('../internal/experiments/experimentsLoader.ts'),
    },
    {
      path: '/internal/experiments/new',
      screen: () => import('../internal/experiments/NewExperimentScreen.tsx'),
      loader: () => import('../internal/experiments/newExperimentLoader.ts'),
    },
    {
      path: '/internal/experiments/:key',
      screen: () => import('../internal/experiments/ExperimentScreen.tsx'),
      loader: () => import('../internal/experiments/experimentLoader.ts'),
    },
    {
      path: '/internal/approvals',
      screen: () => import('../internal/approvals/ApprovalsScreen.tsx'),
      loader: () => import('../internal/approvals/approvalsLoader.ts'),
    },
    {
      path: '/internal/accuracy',
      screen: () => import('../internal/accuracy/AccuracyScreen.tsx'),
      loader: () => import('../internal/accuracy/accuracyLoader.ts'),
    },
    {
      path: '/internal/backtests',
      screen: () => import('../internal/backtests/BacktestsScreen.tsx'),
      loader: () => import('../internal/backtests/backtestsLoader.ts'),
    },
    {
      path: '/internal/backtests/new',
      screen: () => import('../internal/backtests/NewBacktestScreen.tsx'),
      loader: () => import('../internal/backtests/newBacktestLoader.ts'),
    },
    {
      path: '/internal/backtests/:id',
      screen: () => import('../internal/backtests/BacktestScreen.tsx'),
      loader: () => import('../internal/backtests/backtestLoader.ts'),
    },
    ...systemPageRows,
  ],
};

const FLOATING_TOOL = 'src/client/internal/floating/FloatingToolLazy.tsx';

/** Shows the floating tool over the member app. */
export async function startFloatingTool(
  app: AppServices,
  onNavigation: NavigatorHandle['onNavigation'],
): Promise<void> {
  const [{ showFloatingTool }] = await Promise.all([
    import('../internal/floating/FloatingToolLazy.tsx'),
    app.loadTexts(FLOATING_TOOL),
  ]);
  showFloatingTool({ app, Root: AppRoot, onNavigation });
}
