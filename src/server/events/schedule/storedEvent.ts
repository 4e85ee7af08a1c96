import type { Algorithm } from '../../../domain/events/algorithms.ts';
import type { Forecast } from '../../../domain/events/forecast.ts';
import type { EventGroup } from '../../../domain/events/groups.ts';
import type { EventLife } from '../../../domain/events/status.ts';
import type { Stagger } from '../../../domain/events/stagger.ts';
import type { EventStatus, EventType } from '../../../domain/events/types.ts';
import type { ProgramRules } from '../../../domain/programs/rules.ts';
import type { Audience } from '../../../domain/segments/audience.ts';

export type CancelCause = 'staff' | 'signal' | 'missed-start';

export interface StoredEvent {
  readonly id: string;
  readonly brandId: string;
  readonly programId: string;
  readonly type: EventType;
  readonly algorithm: Algorithm;
  readonly start: Date;
  readonly end: Date;
  /** May lag behind the clock until the job has run: see `statusAt`. */
  readonly status: EventStatus;
  /** The program's as they were when the event was scheduled. */
  readonly rules: ProgramRules;
  readonly audience: Audience;
  /** Actual start; null before it. */
  readonly startedAt: Date | null;
  /** A test for a few homes: it pays nothing and counts nowhere. */
  readonly isTest: boolean;
  /** How the starts of homes' devices are spread; null: they aren't. */
  readonly stagger: Stagger | null;
  /** The share of its audience that it is for; null: all of it. */
  readonly group: EventGroup | null;
  /** Kilowatts promised to the grid; null: nothing was. */
  readonly nominatedKw: number | null;
  /** What it is expected to bring; null: unknown. */
  readonly forecast: Forecast | null;
  readonly cancelReason: string | null;
  readonly cancelCause: CancelCause | null;
  readonly version: number;
}

/** What `statusAt` needs. */
export function eventLife({ start, end, status, rules }: StoredEvent): EventLife {
  return { start, end, cancelled: status === 'CANCELLED', restatementDays: rules.restatementDays };
}
