import { ManualClock } from '../platform/clock.ts';

import { transaction } from '../platform/db/transaction.ts';
import type { Brand } from '../brands/service.ts';
import { optIn, runDueEvents, scheduleEvent } from '../events/service.ts';
import { keepDueExpectations, settleDue } from '../settlement/service.ts';
import {
  createProgram,
  createUtility,
  makeStatement,
  saveRatePlans,
  setPostalCodes,
  updateUtility,
} from '../programs/service.ts';
import { DEMO_CAST, RETAIL_PART, type DemoRole } from './cast.ts';
import { demoContent } from './content.ts';
import { billLastMonth, setRates } from './billing.ts';
import { makeBacktest } from './makeBacktest.ts';
import { makeDevices } from './devices.ts';
import { makeClaims } from './offers/claims.ts';
import { makeOffers } from './offers/makeOffers.ts';
import { demoRatePlans, surveyEmail } from './ratePlans.ts';
import { midnightBefore, nextEvening, pastEvenings, type Evening } from './eveningPlan.ts';
import { toldAtMeter, toldInPast } from './homeBattery.ts';
import { HOLDING_BACK, type HeldBack } from './household.ts';
import type { DemoDeps } from './deps.ts';
import { makePeople, MEMBER_FOR_DAYS, type DemoPlace } from './people.ts';
import { DEMO_UTILITIES, type DemoUtility } from './places.ts';
import { makePayouts } from './payouts/makePayouts.ts';
import { createRandom } from './random.ts';
import { madeUpReadings } from './readings.ts';
import { makeReferrals, payReferrals } from './referrals.ts';
import { makeOrders } from './rewards/makeOrders.ts';
import { makeRewards } from './rewards/makeRewards.ts';
import { makeExperiment } from './targeting/makeExperiment.ts';
import { makeTargeting } from './targeting/makeTargeting.ts';
import { makeWheel } from './wheel/makeWheel.ts';
import { readRecord } from './queries/world.ts';
import { DEMO_REASON, type DemoMember } from './record.ts';
import { insertContent, writeRecord } from './store/world.ts';
import type { Sentence } from '../../domain/sentences/sentence.ts';
import { inEnglish } from '../platform/messages/inWords.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const READINGS_FOR_DAYS = 365;
/** Past events of the brand's first program, and of each other one. */
const EVENINGS = [8, 4, 4] as const;
/** After so many of them, a program whose utility pays members itself has made a statement. */
const BILLED_EVENINGS = 2;

/**
 * Different rules for each of a brand's programs, so that every kind can be seen. A program has one name, so in a
 * bilingual country it is one that reads the same in English and French.
 */
const PROGRAMS = [
  {
    name: 'Evening Savers',
    bilingual: 'Solstice',
    rules: { settlementIntervalMinutes: 15, baselineRule: 'blend' },
  },
  {
    name: 'Peak Partners',
    bilingual: 'Boréal',
    rules: { settlementIntervalMinutes: 30, baselineRule: 'blend', pointsPerKwh: 120 },
  },
  {
    name: 'Community Hours',
    bilingual: 'Horizon',
    rules: { settlementIntervalMinutes: 60, baselineRule: 'gb-bl01', pointsPerKwh: 80 },
  },
] as const;

/**
 * Creates the demonstration where it is missing, one transaction a brand: an interrupted start continues with
 * the next brand. The same seed and clock give the same data. Everything with rules is made by the product's
 * own services: programs, events, answers, readings, settlement.
 */
export async function makeWorld(demo: DemoDeps): Promise<void> {
  for (const brand of demo.brands) {
    const record = await readRecord(demo.deps.db);
    if (record.brands.includes(brand.id)) continue;
    const started = performance.now();
    const { changes } = demo.deps;
    // This process takes over the brand's targeting once it is committed.
    const quiet = { ...changes, notify: async () => undefined };
    await transaction(demo.deps.db, (tx) =>
      makeBrand({ ...demo, deps: { ...demo.deps, db: tx, changes: quiet } }, brand),
    );
    await changes.notify('targeting', brand.id);
    demo.deps.log.info(
      { brand: brand.id, ms: Math.round(performance.now() - started) },
      'the demonstration of a brand was made',
    );
  }
}

async function makeBrand(demo: DemoDeps, brand: Brand): Promise<void> {
  const { db, clock, newId } = demo.deps;
  const now = clock.now();
  const places = await makePlaces(demo, brand);
  const people = await makePeople(db, brand, places, now, newId);
  await insertContent(
    db,
    demoContent(brand, now).map((content) => ({ ...content, id: newId(), brand: brand.id })),
    { at: new Date(now.getTime() - MEMBER_FOR_DAYS * DAY_MS), reason: DEMO_REASON },
  );
  await makeRewards(demo, brand);
  const offerIds = await makeOffers(demo, brand);
  const [first] = places;
  await makeTargeting(demo, brand, { id: first.programId, name: programName(brand, PROGRAMS[0]) });
  await makeExperiment(demo, brand, people);

  const members = await deliverReadings(demo, brand, people, places, now);
  await makeReferrals(demo.deps, brand, members);
  await livePast(demo, brand, members, places, now);
  const by = { brandId: brand.id, actorId: null, reason: DEMO_REASON };
  for (const { programId, utility } of places)
    await billLastMonth(demo.deps, brand, by, { programId, zone: utility.timeZone });
  await makeBacktest(demo, brand, first);
  // Before the wheel, whose boosts double what comes after them.
  await payReferrals(demo.deps, brand, members);
  await makeWheel(demo, brand, members);
  await makeOrders(demo, brand, members, now);
  await makePayouts(demo, brand, members, now);
  await makeDevices(db, members, { now, newId, bilingual: brand.config.locales.length > 1 });
  await makeClaims(demo, brand, members, offerIds);
  for (const place of places)
    await schedule({ ...demo.deps, db }, brand.id, place, nextEvening(place.utility.timeZone, now));

  const before = await readRecord(db);
  const programs = places.map(({ programId, utility }) => ({
    brandId: brand.id,
    programId,
    zone: utility.timeZone,
  }));
  await writeRecord(
    db,
    {
      brands: [...before.brands, brand.id],
      programs: [...before.programs, ...programs],
      members: [...before.members, ...members],
      tendedAt: now.getTime(),
    },
    now,
  );
}

type Places = readonly [DemoPlace, ...DemoPlace[]];

function programName({ config }: Brand, { name, bilingual }: (typeof PROGRAMS)[number]): string {
  return config.locales.length > 1 ? bilingual : name;
}

/** Three of the country's utilities, each with a program and postal codes; the second has an outage. */
async function makePlaces({ deps }: DemoDeps, brand: Brand): Promise<Places> {
  const { country } = brand.config;
  const order = { brandId: brand.id, actorId: null, reason: DEMO_REASON };
  const first =
    brand.config.texasTermsUrl === null
      ? DEMO_UTILITIES[country]
      : [...DEMO_UTILITIES[country]].sort((a) => (a.region === 'TX' ? -1 : 0));
  const chosen = first.slice(0, PROGRAMS.length);
  const made: DemoPlace[] = [];
  for (const [index, utility] of chosen.entries()) {
    const { acronym, name, shortName, timeZone } = utility;
    const connection = country === 'AU' ? 'ACCOUNT_NUMBER' : 'OAUTH';
    const drp = { url: null, name: 'GridShare Partners', email: 'leave@gridshare.example' };
    // Most of the cast is in the first one, and can cash out.
    const cashoutReason = index === 0 ? null : utility.cashoutReason;
    const utilityId = savedId(
      await createUtility(deps, {
        ...order,
        acronym,
        name,
        shortName,
        timeZone,
        country,
        connection,
        drp,
        cashoutReason,
      }),
    );
    const program = PROGRAMS[index] ?? PROGRAMS[0];
    const programId = savedId(
      await createProgram(deps, {
        ...order,
        utilityId,
        name: programName(brand, program),
        rules: program.rules,
      }),
    );
    await setRates(deps, order, programId);
    await cover(deps, order, utilityId, utility, brand);
    const plans = demoRatePlans(country, acronym, index);
    await saveRatePlans(
      deps.db,
      {
        brandId: brand.id,
        utilityId,
        currency: brand.config.currency,
        plans,
        surveyEmail: surveyEmail(acronym, index),
      },
      deps.newId,
    );
    made.push({ utility, utilityId, programId });
  }
  const [, second] = made;
  if (second) {
    const end = new Date(deps.clock.now().getTime() + 3 * DAY_MS);
    savedId(
      await updateUtility(deps, {
        ...order,
        id: second.utilityId,
        version: 1,
        name: undefined,
        shortName: undefined,
        timeZone: undefined,
        connection: undefined,
        inOutage: true,
        outageEndAt: end,
      }),
    );
  }
  const [head, ...rest] = made;
  if (head === undefined) throw new Error(`There is no made-up utility for ${country}.`);
  return [head, ...rest];
}

async function cover(
  deps: DemoDeps['deps'],
  order: { brandId: string; actorId: null; reason: string },
  utilityId: string,
  utility: DemoUtility,
  brand: Brand,
): Promise<void> {
  const codes = { ...order, utilityId, country: brand.config.country };
  await setPostalCodes(deps, { ...codes, postalCodes: utility.postalCodes, eligibility: 1 });
  await setPostalCodes(deps, { ...codes, postalCodes: utility.partial, eligibility: 2 });
}

/** A year of readings for every meter, up to last midnight, with savings during the coming events. */
async function deliverReadings(
  demo: DemoDeps,
  brand: Brand,
  people: readonly DemoMember[],
  places: Places,
  now: Date,
): Promise<DemoMember[]> {
  const { db } = demo.deps;
  const made: DemoMember[] = [];
  for (const person of people) {
    const { home } = person;
    if (home === null) {
      made.push(person);
      continue;
    }
    const evenings = joinedEvenings(places, person, now);
    const unusual = {
      heldBack: evenings.map(({ start, end }, index) => holdBack(person, start, end, index)),
      battery: toldAtMeter(home, toldInPast(person, evenings)),
    };
    const until = Math.floor(
      Math.min(person.silentSince ?? now.getTime(), midnightBefore(home.zone, now)) / 1000,
    );
    const read = madeUpReadings(
      home,
      person.meterNumber,
      brand.config.country,
      until - READINGS_FOR_DAYS * 86_400,
      until,
      unusual,
    );
    if (read !== null)
      await demo.meter.importReadings(
        db,
        { brandId: brand.id, memberId: person.memberId, timeZone: home.zone },
        read,
      );
    made.push({ ...person, readUntil: until });
  }
  return made;
}

/** Savings vary from evening to evening around the member's typical share. */
export function holdBack(member: DemoMember, start: Date, end: Date, index: number): HeldBack {
  const random = createRandom('event', member.meterNumber, index);
  return {
    start: start.getTime() / 1000,
    end: end.getTime() / 1000,
    use: member.eventUse * random.between(HOLDING_BACK.least, HOLDING_BACK.most),
  };
}

/** The past events that a member joins: the last few of their program. */
function joinedEvenings(places: Places, { role }: DemoMember, now: Date): Evening[] {
  const part = findPart(role);
  const place = part === undefined || part.utility === null ? undefined : places[part.utility];
  if (part === undefined || place === undefined) return [];
  return part.joins === 0
    ? []
    : pastEvenings(place.utility.timeZone, now, eveningCount(part.utility ?? 0)).slice(-part.joins);
}

function findPart(role: DemoRole) {
  return [...DEMO_CAST, RETAIL_PART].find((each) => each.role === role);
}

function eveningCount(index: number): number {
  return EVENINGS[index] ?? EVENINGS[1];
}

/** Runs the past events in order, as if the program had been active: announced, joined, ended, settled. */
async function livePast(
  { deps }: DemoDeps,
  brand: Brand,
  members: readonly DemoMember[],
  places: Places,
  now: Date,
): Promise<void> {
  const planned = places.flatMap((place, index) =>
    pastEvenings(place.utility.timeZone, now, eveningCount(index)).map((evening, nr) => ({
      place,
      index,
      evening,
      isBilled: nr + 1 === BILLED_EVENINGS,
    })),
  );
  planned.sort((a, b) => a.evening.start.getTime() - b.evening.start.getTime());
  const clock = new ManualClock(now);
  const past = { ...deps, clock };
  for (const { place, index, evening, isBilled } of planned) {
    clock.set(new Date(evening.start.getTime() - DAY_MS));
    const eventId = await schedule(past, brand.id, place, evening);
    for (const { role, memberId } of members) {
      const part = findPart(role);
      const joins =
        part?.utility === index &&
        joinedEvenings(places, { role } as DemoMember, now).some(
          ({ start }) => start.getTime() === evening.start.getTime(),
        );
      if (joins) await optIn(deps.db, { brandId: brand.id, memberId, eventId, now: clock.now() });
    }
    clock.set(evening.start);
    await runDueEvents({ db: deps.db, clock });
    await keepDueExpectations(deps.db);
    // The last evening settles no later than now, which is sooner in the first hours after midnight.
    clock.set(new Date(Math.min(evening.end.getTime() + 6 * HOUR_MS + DAY_MS, now.getTime())));
    await runDueEvents({ db: deps.db, clock });
    await settleDue({ ...past, brands: deps.brands });
    // Refused, as for staff, where the utility doesn't pay members itself.
    if (isBilled)
      await makeStatement(past, {
        brandId: brand.id,
        actorId: null,
        reason: DEMO_REASON,
        programId: place.programId,
        wattsPerPoint: brand.config.wattConversionRate,
        currency: brand.config.currency,
        month: null,
      });
  }
}

/** Schedules an evening of a program; nothing can prevent it in generated data. */
export async function schedule(
  deps: DemoDeps['deps'],
  brandId: string,
  { programId }: Pick<DemoPlace, 'programId'>,
  { start, end }: Evening,
): Promise<string> {
  const outcome = await scheduleEvent(deps, {
    brandId,
    programId,
    start,
    end,
    algorithm: 'participation_reduction',
    actorId: null,
    reason: DEMO_REASON,
    idempotencyKey: `demonstration:${programId}:${start.toISOString()}`,
  });
  if (!outcome.saved)
    throw new Error(`The demonstration could not schedule an event: ${inEnglish(outcome.refusal.message)}`);
  return outcome.event.id;
}

function savedId(
  saved: { readonly id: string } | { readonly refusal: { readonly message: Sentence } },
): string {
  if ('refusal' in saved)
    throw new Error(`The demonstration could not be made: ${inEnglish(saved.refusal.message)}`);
  return saved.id;
}
