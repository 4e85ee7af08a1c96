import { randomUUID } from 'node:crypto';
import type { MeterFile } from '../../src/domain/meter/meterFile.ts';
import type { ReadingRun, ReadingSource } from '../../src/domain/meter/readings.ts';
import { addDays, localToEpoch, startOfLocalDay, toWallClock } from '../../src/domain/meter/zone.ts';
import { programRules } from '../../src/domain/programs/rules.ts';
import type { ProgramRules } from '../../src/domain/programs/rules.ts';
import type { NewEvent, SaveOutcome, StoredEvent } from '../../src/server/events/service.ts';
import {
  cancelEvent,
  eventsToSettle,
  optIn,
  optOut,
  runDueEvents,
  scheduleEvent,
} from '../../src/server/events/service.ts';
import { createMeter, type MeterService } from '../../src/server/meter/service.ts';
import { ManualClock } from '../../src/server/platform/clock.ts';
import type { Db } from '../../src/server/platform/db/db.ts';
import { createIds } from '../../src/server/platform/ids.ts';
import { createSecrets } from '../../src/server/platform/secrets.ts';
import { programs, utilities } from '../../src/server/programs/tables.ts';
import { members } from '../../src/server/session/tables.ts';
import {
  restateForReadings,
  settleEvent,
  type SettlementCounts,
} from '../../src/server/settlement/service.ts';
import { utilityConnections } from '../../src/server/utility/tables.ts';
import { inEnglish } from '../../src/server/platform/messages/inWords.ts';

export const ZONE = 'America/Los_Angeles';

/** Watt-hours used in the interval that starts at this second of this local date; null: no reading. */
export type Use = (date: string, second: number) => number | null;

const EVENING = 18 * 3600;

/** 1 kWh in the hour from 18:00, less the saving on these dates; 100 Wh in every other hour. */
export function saving(saved: Readonly<Record<string, number>>, intervalMinutes = 15): Use {
  const share = intervalMinutes / 60;
  return (date, second) =>
    (second >= EVENING && second < EVENING + 3600 ? 1000 - (saved[date] ?? 0) : 100) * share;
}

export interface Household {
  readonly brandId: string;
  readonly memberId: string;
  readonly timeZone: string;
}

export interface Delivery {
  readonly use: Use;
  /** Export to the grid; none if absent. */
  readonly given?: Use;
  /** First and last local date. */
  readonly from: string;
  readonly to: string;
  readonly intervalMinutes?: number;
  readonly source?: ReadingSource;
  /** Which of the household's meters. */
  readonly meter?: string;
}

/**
 * Homes with made-up meters in one program, a manual clock, and the product's services: the world of the tests of events
 * and settlement.
 */
export class Neighbourhood {
  readonly db: Db;
  readonly clock: ManualClock;
  readonly newId: () => string;
  readonly brands = { byId: () => ({ config: { wattConversionRate: 100, locales: ['en-US' as const] } }) };
  readonly meter: MeterService;
  readonly brandId: string;
  programId = '';
  readonly #events = new Set<string>();
  utilityId = '';

  private constructor(db: Db, clock: ManualClock, brandId: string) {
    this.db = db;
    this.brandId = brandId;
    this.clock = clock;
    this.newId = createIds(this.clock);
    this.meter = createMeter({
      clock: this.clock,
      newId: this.newId,
      secrets: createSecrets(Buffer.alloc(32, 7)),
      onReadingsChanged: (tx, changes) => restateForReadings(tx, changes, this.clock.now()),
    });
  }

  /** `from`: a time, or the clock of a server under test. */
  static async on(
    db: Db,
    from: string | ManualClock,
    rules: Partial<ProgramRules> = {},
    brandId = 'default',
  ): Promise<Neighbourhood> {
    const made = new Neighbourhood(db, typeof from === 'string' ? new ManualClock(from) : from, brandId);
    made.utilityId = made.newId();
    await db.insert(utilities).values({
      id: made.utilityId,
      brand: brandId,
      acronym: made.utilityId.slice(-12),
      name: 'Cedar Power',
      shortName: 'Cedar',
      country: 'US',
      timeZone: ZONE,
      connection: 'ACCOUNT_NUMBER',
      partnerUrl: 'https://cedar.example',
      createdAt: made.clock.now(),
    });
    made.programId = await made.program(rules);
    return made;
  }

  async program(rules: Partial<ProgramRules> = {}): Promise<string> {
    const id = this.newId();
    await this.db.insert(programs).values({
      id,
      brand: this.brandId,
      utilityId: this.utilityId,
      name: `Peak Hours ${id.slice(-6)}`,
      createdAt: this.clock.now(),
      rules: programRules({
        zone: ZONE,
        country: 'US',
        settlementIntervalMinutes: 60,
        pointsPerKwh: 300,
        eventsPerWeek: 7,
        ...rules,
      }),
    });
    return id;
  }

  async household(
    given: {
      autoJoin?: boolean;
      timeZone?: string;
      programId?: string | null;
      connected?: boolean;
      organisationId?: string;
    } = {},
  ): Promise<Household> {
    const {
      autoJoin = false,
      timeZone = ZONE,
      programId = this.programId,
      connected = true,
      organisationId,
    } = given;
    const id = this.newId();
    const common = { brand: this.brandId, memberId: id };
    await this.db.insert(members).values({
      id,
      brand: this.brandId,
      email: `${id}@example.org`,
      emailKey: `${id}@example.org`,
      firstName: 'Dana',
      country: 'US',
      timeZone,
      autoJoin,
      createdAt: this.clock.now(),
      ...(organisationId === undefined ? {} : { organisationId }),
    });
    if (programId !== null) {
      await this.db.insert(utilityConnections).values({
        ...common,
        utilityId: this.utilityId,
        programId,
        widgetState: 'MarketEnrolled',
        everReachedAuthDone: connected,
      });
    }
    return { brandId: this.brandId, memberId: id, timeZone };
  }

  /** Imports readings as the product does, with all consequences. */
  async deliver(
    home: Household,
    { use, given, from, to, intervalMinutes = 15, source = 'utility', meter = 'main' }: Delivery,
  ): Promise<void> {
    const runs = createRuns(home.timeZone, { use, from, to, intervalMinutes }, this.clock.now());
    const exported =
      given === undefined
        ? []
        : createRuns(home.timeZone, { use: given, from, to, intervalMinutes }, this.clock.now());
    const file: MeterFile = {
      name: 'made up',
      format: 'green-button',
      issuedAt: Math.floor(this.clock.now().getTime() / 1000),
      warnings: [],
      readingCount: [...runs, ...exported].reduce((sum, run) => sum + run.values.length, 0),
      servicePoints: [
        {
          number: `${home.memberId} ${meter}`,
          label: meter,
          notes: [],
          channels: { import: runs, export: exported },
        },
      ],
    };
    await this.meter.importReadings(this.db, home, { file, sha256: randomUUID(), source });
  }

  /** Local date and hours, for example `('2026-03-03', 18, 19)`. */
  async event(
    date: string,
    fromHour: number,
    toHour: number,
    given: Partial<NewEvent> = {},
  ): Promise<StoredEvent> {
    const outcome = await this.schedule(date, fromHour, toHour, given);
    if (!outcome.saved) throw new Error(inEnglish(outcome.refusal.message));
    this.#events.add(outcome.event.id);
    return outcome.event;
  }

  /** Has `settle` settle events that were scheduled in another way, too. */
  adopt(events: readonly StoredEvent[]): void {
    for (const { id } of events) this.#events.add(id);
  }

  schedule(
    date: string,
    fromHour: number,
    toHour: number,
    given: Partial<NewEvent> = {},
  ): Promise<SaveOutcome> {
    return scheduleEvent(this, {
      brandId: this.brandId,
      programId: this.programId,
      algorithm: 'participation_reduction',
      start: localInstant(date, fromHour),
      end: localInstant(date, toHour),
      actorId: null,
      reason: 'A hot evening.',
      idempotencyKey: null,
      ...given,
    });
  }

  cancel(event: StoredEvent): Promise<SaveOutcome> {
    return cancelEvent(this, {
      brandId: this.brandId,
      eventId: event.id,
      version: event.version,
      actorId: null,
      reason: 'The evening is cooler than thought.',
    });
  }

  join(home: Household, event: StoredEvent) {
    return optIn(this.db, { ...home, eventId: event.id, now: this.clock.now() });
  }

  leave(home: Household, event: StoredEvent) {
    return optOut(this.db, { ...home, eventId: event.id, now: this.clock.now() });
  }

  /** Moves the clock to an hour of a local date and runs due events. */
  async goTo(date: string, hour: number): Promise<void> {
    this.clock.set(localInstant(date, hour));
    await runDueEvents(this);
  }

  /** Settles only this neighborhood's due events, because others may share the database. */
  async settle(): Promise<SettlementCounts> {
    const total = { members: 0, settled: 0, restated: 0, pending: 0, unchanged: 0, failed: 0 };
    for (;;) {
      const due = (await eventsToSettle(this.db, this.clock.now(), 1000)).filter(({ id }) =>
        this.#events.has(id),
      );
      const [first] = due;
      if (!first) return total;
      const counts = await settleEvent(this, first.brandId, first.id);
      for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += counts[key];
    }
  }
}

/** The instant at which the wall clock of the neighborhood shows this (fractions of an hour are minutes). */
export function localInstant(date: string, hour: number): Date {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return new Date(localToEpoch(ZONE, year, month, day, Math.floor(hour), Math.round((hour % 1) * 60)) * 1000);
}

function createRuns(
  zone: string,
  { use, from, to, intervalMinutes }: Required<Pick<Delivery, 'use' | 'from' | 'to' | 'intervalMinutes'>>,
  now: Date,
): ReadingRun[] {
  const step = intervalMinutes * 60;
  const end = startOfLocalDay(zone, addDays(to, 1));
  const runs: { start: number; values: number[] }[] = [];
  let open: { start: number; values: number[] } | undefined;
  for (let at = startOfLocalDay(zone, from); at < end; at += step) {
    const { date, second } = toWallClock(zone, at);
    const wh = use(date, second);
    if (wh === null) {
      open = undefined;
      continue;
    }
    if (open === undefined) runs.push((open = { start: at, values: [] }));
    open.values.push(Math.round(wh * 1000));
  }
  const issuedAt = Math.floor(now.getTime() / 1000);
  return runs.map(({ start, values }) => ({
    start,
    intervalSeconds: step,
    values: Uint32Array.from(values),
    quality: 'actual',
    issuedAt,
  }));
}
