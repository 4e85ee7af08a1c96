import { useEffect } from 'react';
import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { useApp } from '../../platform/screen/app.ts';

/** An event ends for everyone in the same second; the requests of all open pages are spread over this. */
const SPREAD_MS = 45_000;
/** How far ahead a refetch is scheduled: pages do not stay open longer, and timers have a maximum delay. */
const AHEAD_MS = 12 * 3_600_000;

/** Refetches after the next of these instants (milliseconds), for what only the server knows. */
export function useRefreshAt(...instants: readonly number[]): void {
  const app = useApp();
  const all = instants.join();
  useEffect(() => {
    const now = app.clock.now();
    const next = Math.min(
      ...all
        .split(',')
        .map(Number)
        .filter((at) => at > now),
    );
    if (next - now > AHEAD_MS) return undefined;
    const timer = setTimeout(
      () => void refreshSubjects(app, ['events', 'settlement']),
      next - now + 2_000 + Math.random() * SPREAD_MS,
    );
    return () => clearTimeout(timer);
  }, [app, all]);
}
