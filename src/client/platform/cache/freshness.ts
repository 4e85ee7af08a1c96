import { FEATURES_REFRESH_MS, freshnessMs } from '../../../domain/transport/freshness.ts';
import type { Subject } from './subjects.ts';

/** How long a read stays fresh, milliseconds, by subject (SES-38). Other subjects use the default. */
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

/** The freshness window of a query key's subject. */
export function subjectStaleTime(queryKey: readonly unknown[]): number {
  return WINDOWS[queryKey[0] as Subject] ?? USUAL;
}
