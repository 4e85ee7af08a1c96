import type { ScreenRow } from './routeTable.ts';

/** The staff area's tools for the system itself: who may do what, and who did. */
export const systemPageRows: readonly ScreenRow[] = [
  {
    path: '/internal/webhooks',
    screen: () => import('../internal/partner/WebhooksScreen.tsx'),
    loader: () => import('../internal/partner/webhooksLoader.ts'),
  },
  {
    path: '/internal/api-keys',
    screen: () => import('../internal/partner/ApiKeysScreen.tsx'),
    loader: () => import('../internal/partner/apiKeysLoader.ts'),
  },
  {
    path: '/internal/openadr',
    screen: () => import('../internal/partner/OpenAdrScreen.tsx'),
    loader: () => import('../internal/partner/openAdrLoader.ts'),
  },
  {
    path: '/internal/staff',
    screen: () => import('../internal/staff/StaffAccountsScreen.tsx'),
    loader: () => import('../internal/staff/staffAccountsLoader.ts'),
  },
  {
    path: '/internal/staff/:id',
    screen: () => import('../internal/staff/StaffAccountScreen.tsx'),
    loader: () => import('../internal/staff/staffAccountLoader.ts'),
  },
  {
    path: '/internal/security',
    screen: () => import('../internal/security/StaffSecurityScreen.tsx'),
    loader: () => import('../internal/security/securityLoader.ts'),
  },
  {
    path: '/internal/maintenance',
    screen: () => import('../internal/maintenance/StaffMaintenanceScreen.tsx'),
    loader: () => import('../internal/maintenance/maintenanceLoader.ts'),
  },
  {
    path: '/internal/audit',
    screen: () => import('../internal/audit/AuditScreen.tsx'),
    loader: () => import('../internal/audit/auditLoader.ts'),
  },
];
