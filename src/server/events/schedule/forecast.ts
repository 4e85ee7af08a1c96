import { paysByDevice, type Algorithm } from '../../../domain/events/algorithms.ts';
import type { EventGroup, GroupPower } from '../../../domain/events/groups.ts';
import { forecastEvent, type Forecast, type PowerRange } from '../../../domain/events/forecast.ts';
import { statusAt } from '../../../domain/events/status.ts';
import type { ProgramRules } from '../../../domain/programs/rules.ts';
import type { Audience } from '../../../domain/segments/audience.ts';
import { wouldBeInvited } from '../../readmodels/audience.ts';
import { readUsualUses } from '../../readmodels/usualUse.ts';
import type { EventDeps } from '../deps.ts';
import { readMeasuredEvents, sampleHomes, wasInvited } from '../queries/forecast.ts';
import type { Asked } from '../queries/realTimeReach.ts';
import { readAudience, type Invited } from './audience.ts';
import { readEventsById } from '../store/deviceNotifications.ts';
import { writeForecast } from '../store/events.ts';
import { eventLife, type StoredEvent } from './storedEvent.ts';

interface ForecastWindow {
  readonly programId: string;
  readonly algorithm: Algorithm;
  readonly start: Date;
  readonly end: Date;
  readonly rules: ProgramRules;
}

/**
 * What an event is likely to bring, from three statements however large its program: its homes' past, what the program's
 * events brought, and the latest readings of a sample. Null for events that pay by device.
 */
export async function forecast(
  { db, clock }: Pick<EventDeps, 'db' | 'clock'>,
  { programId, algorithm, start, end, rules }: ForecastWindow,
  invited: Invited | StoredEvent,
): Promise<Forecast | null> {
  if (paysByDevice(algorithm)) return null;
  const now = clock.now();
  const asked = whoIsAsked(invited, now);
  if (asked === null) return null;
  const homes = await sampleHomes(db, programId, asked, start);
  const usual = await readUsualUses(
    db,
    homes.map(({ memberId }) => memberId),
    now,
  );
  const step = rules.settlementIntervalMinutes * 60_000;
  const intervals = Array.from(
    { length: Math.max(1, Math.round((end.getTime() - start.getTime()) / step)) },
    (_, i) => ({ start: start.getTime() + i * step, end: start.getTime() + (i + 1) * step, rules }),
  );
  return forecastEvent({
    homes: homes.map(({ memberId, ...home }) => {
      const uses = intervals.map(usual(memberId));
      return { ...home, usualWh: uses.every((use) => use !== null) ? uses : null };
    }),
    invited: homes[0]?.invited ?? 0,
    past: await readMeasuredEvents(db, programId, start),
    start: start.getTime() / 1000,
    intervalSeconds: step / 1000,
  });
}

/** Makes the forecast of a scheduled event again, from the latest readings. */
export async function renewForecast(
  { db, clock }: Pick<EventDeps, 'db' | 'clock'>,
  eventId: string,
): Promise<void> {
  const event = (await readEventsById(db, [eventId])).get(eventId);
  if (event === undefined || statusAt(eventLife(event), clock.now()) !== 'SCHEDULED') return;
  await writeForecast(db, event, await forecast({ db, clock }, event, event), clock.now());
}

/** The forecast of an event that isn't scheduled yet, or of one that would be moved. */
export async function previewForecast(
  deps: EventDeps,
  window: ForecastWindow & {
    readonly brandId: string;
    readonly audience?: Audience;
    readonly group?: EventGroup | null;
    readonly besides?: readonly string[];
  },
  moved: StoredEvent | null,
): Promise<Forecast | null> {
  const invited = moved ?? (await readAudience(deps, window));
  return invited === null ? null : forecast(deps, window, invited);
}

/** A forecast's power by interval: what is expected, or an end of its range. */
export function forecastPowers(
  forecast: Forecast | null,
  which: keyof PowerRange = 'expected',
): GroupPower[] {
  return (forecast?.intervals ?? []).map((range, i) => ({
    start: (forecast?.start ?? 0) + i * (forecast?.intervalSeconds ?? 0),
    seconds: forecast?.intervalSeconds ?? 0,
    kilowatts: range[which],
  }));
}

function whoIsAsked(invited: Invited | StoredEvent, now: Date): Asked | null {
  const { audience, group } = invited;
  if (audience.kind !== 'segment')
    return { condition: wouldBeInvited({ audience, group }, 'en', `'${now.toISOString()}'::timestamptz`) };
  if ('id' in invited) return { condition: wasInvited(invited.id) };
  return invited.match === null ? null : { match: invited.match };
}
