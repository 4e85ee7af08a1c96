import { closesAt } from '../../domain/events/status.ts';
import { prepareSettlement } from '../../domain/settlement/settle.ts';
import type { PreparedEvent } from '../../domain/settlement/settle.ts';
import type { StoredEvent } from '../events/service.ts';
import type { MeterWindow } from './chooseMeter.ts';

/** The state of one event's settlement. */
export interface EventRun {
  readonly event: StoredEvent;
  readonly wattConversionRate: number;
  readonly now: Date;
  readonly window: MeterWindow;
  /** Cached by time zone. */
  prepare(zone: string): PreparedEvent;
}

const TRY_AGAIN_MS = 6 * 3_600_000;

export function eventRun(event: StoredEvent, wattConversionRate: number, now: Date): EventRun {
  const prepared = new Map<string, PreparedEvent>();
  const start = event.start.getTime() / 1000;
  const end = event.end.getTime() / 1000;
  return {
    event,
    wattConversionRate,
    now,
    window: { start, end, intervalSeconds: event.rules.settlementIntervalMinutes * 60 },
    prepare: (zone) => {
      const known = prepared.get(zone);
      if (known) return known;
      const made = prepareSettlement(
        { id: event.id, algorithm: event.algorithm, start, end },
        zone,
        event.rules,
        wattConversionRate,
      );
      prepared.set(zone, made);
      return made;
    },
  };
}

/** Time of the next automatic try of a pending result; null after the event's closing. */
export function nextTry({ event, now }: EventRun): Date | null {
  const at = new Date(now.getTime() + TRY_AGAIN_MS);
  const closes = closesAt({
    start: event.start,
    end: event.end,
    cancelled: false,
    restatementDays: event.rules.restatementDays,
  });
  return at < closes ? at : null;
}
