import { useIntl } from 'react-intl';
import type { DayOutcome } from '../../../domain/events/dayOutcome.ts';
import type { EventType } from '../../../domain/events/types.ts';
import { useEventNoun } from '../../shared/events/useEventNoun.ts';
import { useFormats } from '../../shared/format/useFormats.ts';

/** An event of the calendar. */
export interface SeasonEvent {
  readonly id: string;
  readonly type: EventType;
  /** The day at home. */
  readonly date: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly outcome: DayOutcome;
  readonly reductionWh: number | null;
  readonly points: number | null;
  readonly estimateOnly: boolean;
  readonly corrected: boolean;
}

/** An event of the calendar in words. */
export function useEventWords(timeZone: string) {
  const intl = useIntl();
  const { energy, hours, pay } = useFormats();
  const nouns = {
    PARTICIPATION_REDUCTION: useEventNoun('PARTICIPATION_REDUCTION').one,
    PARTICIPATION_REDUCTION_RT: useEventNoun('PARTICIPATION_REDUCTION_RT').one,
  };
  const day = (date: string) => intl.formatDate(date, { timeZone: 'UTC', day: 'numeric', month: 'long' });
  /** "OhmHour, 6–7 PM" */
  const name = ({ type, startsAt, endsAt }: SeasonEvent) =>
    intl.formatMessage(
      { id: 'season.event' },
      {
        event: nouns[type],
        hours: hours({ startsAt, endsAt, timeZone }),
      },
    );
  /** "Saved 1.2 kWh, earned $1.20" */
  const result = ({ outcome, reductionWh, points, estimateOnly }: SeasonEvent) =>
    intl.formatMessage(
      { id: `season.result.${outcome}` },
      {
        how: estimateOnly ? 'estimate' : reductionWh === null ? 'devices' : 'meter',
        energy: energy(Math.abs(reductionWh ?? 0)),
        earned: (points ?? 0) > 0 && !estimateOnly ? 'yes' : 'no',
        pay: pay(points ?? 0),
      },
    );
  /** "November 3. OhmHour, 6–7 PM. Saved 1.2 kWh, earned $1.20" */
  const whole = (event: SeasonEvent) =>
    intl.formatMessage(
      { id: 'season.day' },
      { day: day(event.date), event: name(event), result: result(event) },
    );
  return { day, name, result, whole };
}
