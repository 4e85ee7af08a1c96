import type { Experiment } from '../../../../codegen/rest/types.ts';
import { structuredEvent } from '../../../domain/analytics/structuredEvent.ts';
import type { StructuredEventInput } from '../../../domain/analytics/structuredEvent.ts';

export interface Analytics {
  /** Sends a structured event to the brand's collector. What is no event is not sent (ANL-02, ANL-03). */
  track(event: StructuredEventInput): void;
  /** A page is being visited; sent once, and followed by heartbeats while it is. */
  visit(): void;
  heartbeat(count: number): void;
  /** Experiments whose variation goes with every event from here on (SES-35). */
  carry(experiments: readonly Experiment[]): void;
}

export interface AnalyticsOptions {
  /** BRD-27; null: nothing is collected. */
  readonly collector: string | null;
  /** Path of the page that is open: never its query, which may hold a token. */
  readonly path: () => string;
  readonly beacon: (address: string, body: string) => boolean;
  readonly console: Pick<Console, 'error'>;
}

/** Analytics never gets in the way: what cannot be sent is lost. */
export function createAnalytics({ collector, path, beacon, console }: AnalyticsOptions): Analytics {
  let carried: readonly Experiment[] = [];
  const send = (event: object) => {
    if (collector === null) return;
    try {
      beacon(
        collector,
        JSON.stringify({ ...event, path: path(), ...(carried.length === 0 ? {} : { experiments: carried }) }),
      );
    } catch {
      // A blocked or broken collector is no matter of the member's.
    }
  };
  return {
    track(input) {
      const result = structuredEvent(input);
      if (result.kind === 'event') send({ kind: 'structured', ...result.event });
      else console.error(`An analytics event was not sent: its ${result.field} is wrong.`, input);
    },
    visit: () => send({ kind: 'visit' }),
    heartbeat: (count) => send({ kind: 'heartbeat', count }),
    carry: (experiments) => {
      carried = experiments;
    },
  };
}
