import { nextHeartbeatMs } from '../../../domain/analytics/heartbeat.ts';
import type { Analytics } from './analytics.ts';

export interface PageVisitsOptions {
  readonly analytics: Analytics;
  readonly now: () => number;
  readonly setTimeout: (action: () => void, milliseconds: number) => unknown;
  readonly clearTimeout: (timer: unknown) => void;
}

export interface PageVisits {
  /** Starts a visit and ends the one before. */
  begin(): void;
  end(): void;
}

/** ANL-10: a visit counts after thirty seconds, then sends a heartbeat every ten. */
export function createPageVisits({
  analytics,
  now,
  setTimeout,
  clearTimeout,
}: PageVisitsOptions): PageVisits {
  let timer: unknown;
  const end = () => {
    if (timer !== undefined) clearTimeout(timer);
    timer = undefined;
  };
  const beatAfter = (sent: number, begun: number) => {
    timer = setTimeout(
      () => {
        analytics.heartbeat(sent + 1);
        beatAfter(sent + 1, begun);
      },
      Math.max(0, begun + nextHeartbeatMs(sent) - now()),
    );
  };
  return {
    begin() {
      end();
      analytics.visit();
      beatAfter(0, now());
    },
    end,
  };
}
