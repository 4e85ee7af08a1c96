import type { RouteSection } from './routeTable.ts';

/**
 * The route table, and how a screen plugs in.
 *
 * 1. The component: `src/client/member/<screen>/<Name>Screen.tsx` (staff: `src/client/internal/<tool>/…`), with
 *    `export default function EventsScreen()` and no other export. It renders the content of the page only, from its
 *    `<h1>` on: bar, navigation and the landmark `<main>` belong to the shell of its section below.
 *
 * 2. The loader, if it needs data: `<name>Loader.ts` beside it, which exports `loader` and the query that it starts
 *    (a component in that file would lose fast refresh):
 *
 *        export const homeLoaderQuery = graphql`query homeLoaderQuery { viewer { ...HomeScreen_viewer } }`;
 *
 *        export async function loader(request: ScreenRequest) {
 *          const [home] = await Promise.all([
 *            preloadQuery<homeLoaderQueryType>(request, homeLoaderQuery, {}),
 *            prefetchRest(request, upcomingEvents(request.app)),
 *          ]);
 *          return { home };
 *        }
 *
 *    The same loader runs on the server and in the browser; everything it needs comes in by `request`
 *    (`app`, `params`, `url`, `signal`). On the server `preloadQuery` and `prefetchRest` wait for the data, which then
 *    travels in the page; the browser runs the loader again over that data and asks nothing. In later navigations they
 *    wait a moment at most, and the screen suspends on what is still missing: put a `<Suspense>` with a skeleton of the
 *    right size around that part, or leave it to the shell's.
 *    A loader that finds that the thing does not exist throws `Error404`. A redirect is `throw redirect(paths.…())`.
 *
 * 3. The component reads it: `const { home } = useScreenData<typeof loader>()` (with `import type { loader }`), then
 *    `usePreloadedQuery(homeLoaderQuery, home)` and fragments below; REST by `useSuspenseRestQuery(upcomingEvents(app))`
 *    with the very options of the loader.
 *
 * 4. A row here, or in `staffRoutes.ts`. `onServer` only for screens that are rendered on the server, whose loader and components then keep
 *    the rules of rendering: no wall clock (`useNow`), no `window`, no `navigator`, no MUI in the first paint.
 *    A path builder for it in platform/navigation/paths.ts. `ofOneThing` for others whose address names one thing.
 *
 * 5. Texts: `src/client/i18n/messages/en-US/<room>.json` (see src/client/i18n/loadMessages.ts). The build finds out which of
 *    them a screen shows, and each screen brings its own.
 *
 * The shell around them is said once for each section. Who may enter a path is a rule of the domain
 * (src/domain/session/pageGuard.ts): no loader runs for visitors who have to log in first.
 */
export const routes: readonly RouteSection[] = [
  {
    shell: 'standard',
    rows: [
      {
        path: '/',
        screen: () => import('../member/home/HomeScreen.tsx'),
        loader: () => import('../member/home/homeLoader.ts'),
        stranger: {
          screen: () => import('../member/landing/LandingScreen.tsx'),
          loader: () => import('../member/landing/landingLoader.ts'),
        },
        onServer: true,
      },
      {
        path: '/events',
        screen: () => import('../member/events/EventsScreen.tsx'),
        loader: () => import('../member/events/eventsLoader.ts'),
        onServer: true,
      },
      {
        path: '/energy',
        screen: () => import('../member/energy/EnergyScreen.tsx'),
        loader: () => import('../member/energy/energyLoader.ts'),
        onServer: true,
      },
      {
        path: '/events/:id',
        screen: () => import('../member/events/EventScreen.tsx'),
        loader: () => import('../member/events/eventLoader.ts'),
        onServer: true,
      },
    ],
  },
  {
    shell: 'standard',
    rows: [
      {
        path: '/settings',
        screen: () => import('../member/settings/SettingsScreen.tsx'),
        loader: () => import('../member/settings/settingsLoader.ts'),
      },
      {
        path: '/settings/:section',
        screen: () => import('../member/settings/SettingsScreen.tsx'),
        loader: () => import('../member/settings/settingsLoader.ts'),
        ofOneThing: true,
      },
      {
        path: '/inbox',
        screen: () => import('../member/inbox/InboxScreen.tsx'),
        loader: () => import('../member/inbox/inboxLoader.ts'),
      },
      {
        path: '/devices',
        screen: () => import('../member/devices/DevicesScreen.tsx'),
        loader: () => import('../member/devices/devicesLoader.ts'),
      },
      {
        path: '/devices/add',
        screen: () => import('../member/devices/AddDeviceScreen.tsx'),
        loader: () => import('../member/devices/addDeviceLoader.ts'),
      },
      {
        path: '/devices/:id',
        screen: () => import('../member/devices/DeviceScreen.tsx'),
        loader: () => import('../member/devices/deviceLoader.ts'),
        ofOneThing: true,
      },
      {
        path: '/orders/:id',
        screen: () => import('../member/orders/OrderScreen.tsx'),
        loader: () => import('../member/orders/orderLoader.ts'),
        ofOneThing: true,
      },
      {
        path: '/rewards',
        screen: () => import('../member/rewards/RewardsScreen.tsx'),
        loader: () => import('../member/rewards/rewardsLoader.ts'),
      },
      {
        path: '/rewards/wheel',
        screen: () => import('../member/wheel/WheelScreen.tsx'),
        loader: () => import('../member/wheel/wheelLoader.ts'),
      },
      {
        path: '/prize-form',
        screen: () => import('../member/wheel/PrizeFormScreen.tsx'),
        loader: () => import('../member/wheel/prizeFormLoader.ts'),
      },
      {
        path: '/rewards/orders',
        screen: () => import('../member/orders/OwnOrdersScreen.tsx'),
        loader: () => import('../member/orders/ownOrdersLoader.ts'),
      },
      {
        path: '/rewards/codes',
        screen: () => import('../member/orders/CodesScreen.tsx'),
        loader: () => import('../member/orders/codesLoader.ts'),
      },
      {
        path: '/coupons/claimed',
        screen: () => import('../member/orders/CouponsScreen.tsx'),
        loader: () => import('../member/orders/codesLoader.ts'),
      },
      {
        path: '/coupons',
        screen: () => import('../member/orders/CouponsScreen.tsx'),
        loader: () => import('../member/orders/codesLoader.ts'),
      },
      { path: '/promo', screen: () => import('../member/rewards/PromoScreen.tsx') },
      { path: '/promo/redeem', screen: () => import('../member/rewards/PromoScreen.tsx') },
      {
        path: '/rewards/:id',
        screen: () => import('../member/rewards/RewardScreen.tsx'),
        loader: () => import('../member/rewards/rewardLoader.ts'),
        ofOneThing: true,
      },
      {
        path: '/device_offer',
        screen: () => import('../member/offers/OffersScreen.tsx'),
        loader: () => import('../member/offers/offersLoader.ts'),
      },
      {
        path: '/device_offer/:id',
        screen: () => import('../member/offers/OfferScreen.tsx'),
        loader: () => import('../member/offers/offerLoader.ts'),
        ofOneThing: true,
      },
      { path: '/stripe', screen: () => import('../member/offers/ToOffersScreen.tsx') },
      { path: '/stripe/checkout/setup', screen: () => import('../member/offers/CheckoutScreen.tsx') },
      { path: '/stripe/checkout/payment', screen: () => import('../member/offers/CheckoutScreen.tsx') },
      {
        path: '/wallet',
        screen: () => import('../member/wallet/WalletScreen.tsx'),
        loader: () => import('../member/wallet/walletLoader.ts'),
      },
      {
        path: '/wallet/cashout',
        screen: () => import('../member/cashout/CashoutScreen.tsx'),
        loader: () => import('../member/cashout/cashoutLoader.ts'),
      },
      {
        path: '/wallet/egift',
        screen: () => import('../member/cashout/EgiftScreen.tsx'),
        loader: () => import('../member/cashout/egiftLoader.ts'),
      },
      {
        path: '/wallet/w9',
        screen: () => import('../member/cashout/W9Screen.tsx'),
        loader: () => import('../member/cashout/w9Loader.ts'),
      },
      {
        path: '/help',
        screen: () => import('../member/help/HelpScreen.tsx'),
        loader: () => import('../member/help/helpLoader.ts'),
        onServer: true,
      },
      {
        path: '/help/:id',
        screen: () => import('../member/help/ArticleScreen.tsx'),
        loader: () => import('../member/help/articleLoader.ts'),
        onServer: true,
        ofOneThing: true,
      },
      {
        path: '/invite',
        screen: () => import('../member/invite/InviteScreen.tsx'),
        loader: () => import('../member/invite/inviteLoader.ts'),
      },
      {
        path: '/events/season',
        screen: () => import('../member/season/SeasonScreen.tsx'),
        loader: () => import('../member/season/seasonLoader.ts'),
      },
    ],
  },
  {
    shell: 'centered',
    rows: [
      { path: '/login', screen: () => import('../member/session/LoginScreen.tsx'), onServer: true },
      { path: '/logout', screen: () => import('../member/session/LogoutScreen.tsx') },
      { path: '/forgot-password', screen: () => import('../member/session/ForgotPasswordScreen.tsx') },
      {
        path: '/reset-password',
        screen: () => import('../member/session/ResetPasswordScreen.tsx'),
        loader: () => import('../member/session/resetPasswordLoader.ts'),
      },
      {
        path: '/update-google-nest',
        screen: () => import('../member/session/sendOff/SendOffScreen.tsx'),
        loader: () => import('../member/session/sendOff/sendOffLoader.ts'),
      },
    ],
  },
  {
    shell: 'centered',
    rows: [
      {
        path: '/signup',
        screen: () => import('../member/signup/SignupScreen.tsx'),
        loader: () => import('../member/signup/stepLoader.ts'),
      },
      {
        path: '/signup/zip_code',
        screen: () => import('../member/signup/zip/ZipCodeScreen.tsx'),
        loader: () => import('../member/signup/stepLoader.ts'),
      },
      {
        path: '/signup/full',
        screen: () => import('../member/signup/full/FullScreen.tsx'),
        loader: () => import('../member/signup/stepLoader.ts'),
      },
      {
        path: '/signup/password',
        screen: () => import('../member/signup/password/PasswordScreen.tsx'),
        loader: () => import('../member/signup/stepLoader.ts'),
      },
      {
        path: '/signup/legacy',
        screen: () => import('../member/signup/legacy/LegacyScreen.tsx'),
        loader: () => import('../member/signup/stepLoader.ts'),
      },
      {
        path: '/signup/check_if_moved',
        screen: () => import('../member/signup/utility/MovedScreen.tsx'),
        loader: () => import('../member/signup/stepLoader.ts'),
      },
      {
        path: '/signup/oauth',
        screen: () => import('../member/signup/utility/OauthScreen.tsx'),
        loader: () => import('../member/signup/stepLoader.ts'),
      },
      {
        path: '/signup/select_utility',
        screen: () => import('../member/signup/utility/SelectUtilityScreen.tsx'),
        loader: () => import('../member/signup/stepLoader.ts'),
      },
      {
        path: '/signup/utility',
        screen: () => import('../member/signup/utility/SelectUtilityScreen.tsx'),
        loader: () => import('../member/signup/stepLoader.ts'),
      },
      {
        path: '/signup/connect_utility',
        screen: () => import('../member/signup/utility/ConnectUtilityScreen.tsx'),
        loader: () => import('../member/signup/stepLoader.ts'),
      },
      {
        path: '/signup/connect_utility_oauth',
        screen: () => import('../member/signup/utility/ConnectUtilityOauthScreen.tsx'),
        loader: () => import('../member/signup/stepLoader.ts'),
      },
      {
        path: '/signup/check_eligible',
        screen: () => import('../member/signup/utility/CheckEligibleScreen.tsx'),
        loader: () => import('../member/signup/stepLoader.ts'),
      },
      {
        path: '/signup/utility_outage',
        screen: () => import('../member/signup/utility/UtilityOutageScreen.tsx'),
        loader: () => import('../member/signup/stepLoader.ts'),
      },
      {
        path: '/signup/connect_phone',
        screen: () => import('../member/signup/phone/ConnectPhoneScreen.tsx'),
        loader: () => import('../member/signup/stepLoader.ts'),
      },
      {
        path: '/signup/confirm_phone',
        screen: () => import('../member/signup/phone/ConfirmPhoneScreen.tsx'),
        loader: () => import('../member/signup/stepLoader.ts'),
      },
      {
        path: '/signup/appliances',
        screen: () => import('../member/signup/appliances/AppliancesScreen.tsx'),
        loader: () => import('../member/signup/stepLoader.ts'),
      },
      {
        path: '/signup/select_tplink',
        screen: () => import('../member/signup/plugs/SelectPlugsScreen.tsx'),
        loader: () => import('../member/signup/stepLoader.ts'),
      },
      {
        path: '/signup/:step',
        screen: () => import('../member/signup/SignupScreen.tsx'),
        loader: () => import('../member/signup/stepLoader.ts'),
      },
      { path: '/new-user', screen: () => import('../member/signup/NewUserScreen.tsx') },
    ],
  },
  {
    shell: 'bare',
    rows: [
      { path: '/maintenance', screen: () => import('../member/system/MaintenanceScreen.tsx') },
      {
        path: '/disenroll',
        screen: () => import('../member/system/DisenrollScreen.tsx'),
        loader: () => import('../member/system/disenrollLoader.ts'),
      },
    ],
  },
];
