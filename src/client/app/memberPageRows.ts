import type { ScreenRow } from './routeTable.ts';

/** The sections of a member's page in the staff area, each at an address of its own. */
export const memberPageRows: readonly ScreenRow[] = [
  {
    path: '/internal/members/:id',
    screen: () => import('../internal/members/MemberScreen.tsx'),
    loader: () => import('../internal/members/memberLoader.ts'),
  },
  {
    path: '/internal/members/:id/events',
    screen: () => import('../internal/members/events/MemberEventsScreen.tsx'),
    loader: () => import('../internal/members/events/memberEventsLoader.ts'),
  },
  {
    path: '/internal/members/:id/balance',
    screen: () => import('../internal/members/balance/MemberBalanceScreen.tsx'),
    loader: () => import('../internal/members/balance/memberBalanceLoader.ts'),
  },
  {
    path: '/internal/members/:id/orders',
    screen: () => import('../internal/members/orders/MemberOrdersScreen.tsx'),
    loader: () => import('../internal/members/orders/memberOrdersLoader.ts'),
  },
  {
    path: '/internal/members/:id/messages',
    screen: () => import('../internal/members/messages/MemberMessagesScreen.tsx'),
    loader: () => import('../internal/members/messages/memberMessagesLoader.ts'),
  },
  {
    path: '/internal/members/:id/devices',
    screen: () => import('../internal/members/devices/MemberDevicesScreen.tsx'),
    loader: () => import('../internal/members/devices/memberDevicesLoader.ts'),
  },
  {
    path: '/internal/members/:id/access',
    screen: () => import('../internal/members/access/MemberAccessScreen.tsx'),
    loader: () => import('../internal/members/access/memberAccessLoader.ts'),
  },
  {
    path: '/internal/members/:id/connection',
    screen: () => import('../internal/members/connection/MemberConnectionScreen.tsx'),
    loader: () => import('../internal/members/connection/memberConnectionLoader.ts'),
  },
];
