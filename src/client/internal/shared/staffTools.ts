import { paths } from '../../platform/navigation/paths.ts';

/** The tools in the order of the navigation, each with the name of its text. */
export const staffTools = [
  { key: 'overview', to: paths.internal() },
  { key: 'utilities', to: paths.internalUtilities() },
  { key: 'programs', to: paths.internalPrograms() },
  { key: 'coverage', to: paths.internalCoverage() },
  { key: 'events', to: paths.internalEvents() },
  { key: 'members', to: paths.internalMembers() },
  { key: 'orders', to: paths.internalOrders() },
  { key: 'accuracy', to: paths.internalAccuracy() },
  { key: 'maintenance', to: paths.internalMaintenance() },
  { key: 'audit', to: paths.internalAudit() },
] as const;
