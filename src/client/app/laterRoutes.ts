import type { RouteSection } from './routeTable.ts';

const source = 'src/client/app/laterRoutes.ts';

/**
 * Members' and strangers' other screens; `routes.ts` says how a screen plugs in. Loads after the first screen, or with it if
 * it is one of these.
 */
export const laterRoutes: readonly RouteSection[] = [
  {
    source,
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
        narrow: true,
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
        narrow: true,
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
      { path: '/promo', screen: () => import('../member/rewards/PromoScreen.tsx'), narrow: true },
      { path: '/promo/redeem', screen: () => import('../member/rewards/PromoScreen.tsx'), narrow: true },
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
      {
        path: '/stripe/checkout/setup',
        screen: () => import('../member/offers/CheckoutScreen.tsx'),
        narrow: true,
      },
      {
        path: '/stripe/checkout/payment',
        screen: () => import('../member/offers/CheckoutScreen.tsx'),
        narrow: true,
      },
      {
        path: '/wallet',
        screen: () => import('../member/wallet/WalletScreen.tsx'),
        loader: () => import('../member/wallet/walletLoader.ts'),
      },
      {
        path: '/wallet/cashout',
        screen: () => import('../member/cashout/CashoutScreen.tsx'),
        loader: () => import('../member/cashout/cashoutLoader.ts'),
        narrow: true,
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
        narrow: true,
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
    ],
  },
  {
    source,
    shell: 'centered',
    rows: [
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
    source,
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
    source,
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
