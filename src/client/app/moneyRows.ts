import type { ScreenRow } from './routeTable.ts';

/** The books, and what utilities owe. */
export const moneyRows: readonly ScreenRow[] = [
  {
    path: '/internal/money',
    screen: () => import('../internal/money/MoneyScreen.tsx'),
    loader: () => import('../internal/money/moneyLoader.ts'),
  },
  {
    path: '/internal/money/entries',
    screen: () => import('../internal/money/EntriesScreen.tsx'),
    loader: () => import('../internal/money/entriesLoader.ts'),
  },
  {
    path: '/internal/statements',
    screen: () => import('../internal/programs/StatementsScreen.tsx'),
    loader: () => import('../internal/programs/statementsLoader.ts'),
  },
  {
    path: '/internal/statements/programs/:id',
    screen: () => import('../internal/programs/BillingScreen.tsx'),
    loader: () => import('../internal/programs/billingLoader.ts'),
  },
  {
    path: '/internal/statements/programs/:id/settlement',
    screen: () => import('../internal/programs/SettlementFilesScreen.tsx'),
    loader: () => import('../internal/programs/settlementFilesLoader.ts'),
  },
  {
    path: '/internal/statements/:id',
    screen: () => import('../internal/programs/StatementScreen.tsx'),
    loader: () => import('../internal/programs/statementLoader.ts'),
  },
];
