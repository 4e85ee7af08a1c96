import type { Experiment } from '../../../../codegen/rest/types.ts';
import { structuredEvent } from '../../../domain/analytics/structuredEvent.ts';
import type { StructuredEventInput } from '../../../domain/analytics/structuredEvent.ts';

export interface Analytics {
  /** Sends a structured event to the brand's collector, unless it is invalid (ANL-02, ANL-03). */
  track(event: StructuredEventInput): void;
  /** Sent once per page visit, followed by heartbeats. */
  visit(): void;
  heartbeat(count: number): void;
  /** A visit for audiences elsewhere; only with consent to targeting (ANL-08). */
  target(visitor: string): void;
  /** Adds the variations of these experiments to all further events (SES-35). */
  carry(experiments: readonly Experiment[]): void;
}

export interface AnalyticsOptions {
  /** BRD-27; null: no analytics. */
  readonly collector: string | null;
  /** Path of the open page; never its query, which may hold a token. */
  readonly path: () => string;
  /** `agreed`: the visitor agreed to this event, whatever they chose for visits. */
  readonly beacon: (address: string, body: string, agreed: boolean) => boolean;
  readonly console: Pick<Console, 'error'>;
}

/** Analytics never blocks the app: what can't be sent is dropped. */
export function createAnalytics({ collector, path, beacon, console }: AnalyticsOptions): Analytics {
  let carried: readonly Experiment[] = [];
  const send = (event: object, agreed = false) => {
    if (collector === null) return;
    try {
      beacon(
        collector,
        JSON.stringify({ ...event, path: path(), ...(carried.length === 0 ? {} : { experiments: carried }) }),
        agreed,
      );
    } catch {
      // A blocked or broken collector doesn't concern the member.
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
    target: (visitor) => send({ kind: 'targeting', visitor }, true),
    carry: (experiments) => {
      carried = experiments;
    },
  };
}
