import type { Brand } from '../brands/service.ts';
import { MeterLinkedElsewhere } from '../meter/service.ts';
import { ManualClock } from '../platform/clock.ts';
import { claimMeter } from '../utility/service.ts';
import { DEMO_CAST, RETAIL_PART, type DemoRole } from './cast.ts';
import type { DemoDeps } from './deps.ts';
import { midnightBefore, pastEvenings, type Evening } from './eveningPlan.ts';
import { toldAtMeter, toldInPast } from './homeBattery.ts';
import { HOLDING_BACK, type HeldBack } from './household.ts';
import type { DemoPlace } from './people.ts';
import { createRandom } from './random.ts';
import { madeUpReadings } from './readings.ts';
import type { DemoMember } from './record.ts';

const READINGS_FOR_DAYS = 365;
/** Past events of the brand's first program, and of each other one. */
const EVENINGS = [8, 4, 4] as const;
/** How many days of another member's readings come for somebody who gives the same meter. */
const CONTESTED_DAYS = 2;
/** What a corrected reading is of the first one. */
const CORRECTED = 0.9;

export type DemoPlaces = readonly [DemoPlace, ...DemoPlace[]];

/** A year of readings for every meter, up to last midnight, with savings during the coming events. */
export async function deliverReadings(
  demo: DemoDeps,
  brand: Brand,
  people: readonly DemoMember[],
  places: DemoPlaces,
  now: Date,
): Promise<DemoMember[]> {
  const made: DemoMember[] = [];
  for (const person of people) {
    const { home } = person;
    if (home === null) {
      made.push(person);
      continue;
    }
    const until = Math.floor(
      Math.min(person.silentSince ?? now.getTime(), midnightBefore(home.zone, now)) / 1000,
    );
    const read = readingsOf(brand, person, places, { from: until - READINGS_FOR_DAYS * 86_400, until, now });
    if (read !== null) await demo.meter.importReadings(demo.deps.db, ownerOf(brand, person), read);
    made.push({ ...person, readUntil: until });
  }
  return made;
}

const ownerOf = ({ id: brandId }: Brand, { memberId, home }: DemoMember) => ({
  brandId,
  memberId,
  timeZone: home?.zone ?? 'UTC',
});

interface Stretch {
  /** Seconds since 1970. */
  readonly from: number;
  readonly until: number;
  readonly now: Date;
}

/** What the meter of a home measured, as its utility delivers it. */
function readingsOf(brand: Brand, person: DemoMember, places: DemoPlaces, { from, until, now }: Stretch) {
  const { home } = person;
  if (home === null) return null;
  const evenings = joinedEvenings(places, person, now);
  const unusual = {
    heldBack: evenings.map(({ start, end }, index) => holdBack(person, start, end, index)),
    battery: toldAtMeter(home, toldInPast(person, evenings)),
  };
  return madeUpReadings(home, person.meterNumber, brand.config.country, from, until, unusual);
}

/** Readings of one member's meter come for another one as well, so that staff have a claim to decide. */
export async function contestMeter(
  { deps, meter }: DemoDeps,
  brand: Brand,
  people: readonly DemoMember[],
  places: DemoPlaces,
  { claimant: claims, holder: has }: { readonly claimant: DemoRole; readonly holder: DemoRole },
  claimedAt: Date,
): Promise<void> {
  const claimant = people.find(({ role }) => role === claims);
  const holder = people.find(({ role }) => role === has);
  if (claimant === undefined || holder === undefined) return;
  const { readUntil: until } = holder;
  const from = until - CONTESTED_DAYS * 86_400;
  const read = readingsOf(brand, holder, places, { from, until, now: deps.clock.now() });
  if (read === null) return;
  try {
    await meter.importReadings(deps.db, ownerOf(brand, claimant), read);
  } catch (error) {
    if (!(error instanceof MeterLinkedElsewhere) || error.contested === null) throw error;
    const { utilityId } = places[0];
    await claimMeter(
      deps.db,
      { newId: deps.newId, clock: new ManualClock(claimedAt) },
      { brand: brand.id, memberId: claimant.memberId, utilityId },
      error.contested,
    );
  }
}

/** The utility corrects what a meter measured on the day of an event. */
export async function correctReadings(
  { deps, meter }: DemoDeps,
  brand: Brand,
  person: DemoMember,
  places: DemoPlaces,
  start: Date,
): Promise<void> {
  const now = deps.clock.now();
  const from = Math.floor(start.getTime() / 86_400_000) * 86_400;
  const read = readingsOf(brand, person, places, { from, until: from + 2 * 86_400, now });
  if (read === null) return;
  const issuedAt = Math.floor(now.getTime() / 1000);
  const [point] = read.file.servicePoints;
  if (point === undefined) return;
  const runs = point.channels.import.map((run) => ({
    ...run,
    issuedAt,
    values: run.values.map((value) => Math.round(value * CORRECTED)),
  }));
  const servicePoints = [{ ...point, channels: { ...point.channels, import: runs } }];
  await meter.importReadings(deps.db, ownerOf(brand, person), {
    ...read,
    sha256: `${read.sha256.slice(0, -1)}c`,
    file: { ...read.file, issuedAt, servicePoints },
  });
}

/** Savings vary from evening to evening around the member's typical share. */
export function holdBack(
  { brandId, role, eventUse }: Pick<DemoMember, 'brandId' | 'role' | 'eventUse'>,
  start: Date,
  end: Date,
  index: number,
): HeldBack {
  const random = createRandom('event', `demonstration/${brandId}/${role}`, index);
  return {
    start: start.getTime() / 1000,
    end: end.getTime() / 1000,
    use: eventUse * random.between(HOLDING_BACK.least, HOLDING_BACK.most),
  };
}

/** The past events that a member joins: the last few of their program. */
export function joinedEvenings(places: DemoPlaces, { role }: Pick<DemoMember, 'role'>, now: Date): Evening[] {
  const part = findPart(role);
  const place = part === undefined || part.utility === null ? undefined : places[part.utility];
  if (part === undefined || place === undefined) return [];
  return part.joins === 0
    ? []
    : pastEvenings(place.utility.timeZone, now, eveningCount(part.utility ?? 0)).slice(-part.joins);
}

export function findPart(role: DemoRole) {
  return [...DEMO_CAST, RETAIL_PART].find((each) => each.role === role);
}

export function eveningCount(index: number): number {
  return EVENINGS[index] ?? EVENINGS[1];
}
