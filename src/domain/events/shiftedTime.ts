import type { Stretch } from './deviceInEvent.ts';

/** When a device was off or shifted by us, as far as it counts. Epoch seconds. */
export interface CountedStretch {
  readonly from: number;
  readonly to: number;
}

/** What decides until when an open stretch counts. Epoch seconds. */
export interface ShiftFacts {
  readonly shifted: readonly Stretch[];
  /** The event's end. */
  readonly end: number;
  readonly now: number;
  /** Offline, no longer in the account, or its authorization has ended. */
  readonly troubled: boolean;
  /** When it was last seen off or shifted. */
  readonly seenAt: number | null;
}

/** An open stretch counts until now or the event's end, of a device in trouble until it was last seen. */
export function countedStretches({ shifted, end, now, troubled, seenAt }: ShiftFacts): CountedStretch[] {
  const latest = Math.floor(Math.min(now, end));
  const until = troubled ? Math.min(latest, Math.floor(seenAt ?? 0)) : latest;
  return shifted.map(({ from, to }) => ({ from, to: to ?? until })).filter(({ from, to }) => to > from);
}

export function sumSeconds(stretches: readonly CountedStretch[]): number {
  return stretches.reduce((sum, { from, to }) => sum + to - from, 0);
}
