/** The files of `src/client/app` whose `() => import('…')` are screens. A new table is added here. */
export const routeTables = [
  'routes.ts',
  'laterRoutes.ts',
  'staffRoutes.ts',
  'memberPageRows.ts',
  'moneyRows.ts',
  'queueRows.ts',
  'systemPageRows.ts',
];
