import type { ScreenRow } from './routeTable.ts';

/** What waits for staff, each queue at an address of its own. */
export const queueRows: readonly ScreenRow[] = [
  {
    path: '/internal/queues',
    screen: () => import('../internal/queues/QueuesScreen.tsx'),
    loader: () => import('../internal/queues/queuesLoader.ts'),
  },
  {
    path: '/internal/queues/moved',
    screen: () => import('../internal/queues/MovedQueueScreen.tsx'),
    loader: () => import('../internal/queues/movedQueueLoader.ts'),
  },
  {
    path: '/internal/queues/forms',
    screen: () => import('../internal/queues/FormsQueueScreen.tsx'),
    loader: () => import('../internal/queues/formsQueueLoader.ts'),
  },
  {
    path: '/internal/queues/refused',
    screen: () => import('../internal/queues/RefusedQueueScreen.tsx'),
    loader: () => import('../internal/queues/refusedQueueLoader.ts'),
  },
  {
    path: '/internal/queues/orders',
    screen: () => import('../internal/queues/FailedOrdersScreen.tsx'),
    loader: () => import('../internal/queues/ordersQueueLoader.ts'),
  },
];
