import { freshnessMs } from '../../../domain/transport/freshness.ts';
import { FEATURES_REFRESH_MS } from '../../../domain/features/featuresRefresh.ts';
import type { Subject } from './subjects.ts';

/** How long a read is shown again without asking, in milliseconds, by subject (SES-38). The rest has the usual window. */
const WINDOWS: Partial<Record<Subject, number>> = {
  events: freshnessMs('energyEvents'),
  settlement: freshnessMs('energyEvents'),
  settings: freshnessMs('userSettings'),
  meter: freshnessMs('userSettings'),
  rewards: freshnessMs('rewards'),
  experiments: freshnessMs('experiments'),
  wallet: freshnessMs('wallet'),
  features: FEATURES_REFRESH_MS,
};
const USUAL = freshnessMs('userSettings');

/** The window of the subject that a query's key begins with. */
export function staleTimeOf(queryKey: readonly unknown[]): number {
  return WINDOWS[queryKey[0] as Subject] ?? USUAL;
}
