import { transaction } from '../platform/db/transaction.ts';
import type { Brand } from '../brands/service.ts';
import {
  createProgram,
  createUtility,
  saveRatePlans,
  setPostalCodes,
  updateUtility,
} from '../programs/service.ts';
import { joinFromNow } from './answers.ts';
import { makeConsents } from './consents.ts';
import { demoContent } from './content.ts';
import { makeAlerts } from './alerts.ts';
import { billLastMonth, payInPart, setRates } from './billing.ts';
import { makeBacktest } from './makeBacktest.ts';
import { makeDevices } from './devices.ts';
import { makeClaims } from './offers/claims.ts';
import { makeOffers } from './offers/makeOffers.ts';
import { demoRatePlans, surveyEmail } from './ratePlans.ts';
import { contestMeter, deliverReadings, type DemoPlaces } from './deliveries.ts';
import type { DemoDeps } from './deps.ts';
import { lately, nextEvening } from './eveningPlan.ts';
import { scheduleInGroups } from './groupedEvent.ts';
import { makeLogIns } from './logIns.ts';
import { makeMessages } from './messages.ts';
import { livePast, makeFiles, schedule } from './pastEvents.ts';
import { makePeople, MEMBER_FOR_DAYS, type DemoPlace } from './people.ts';
import { DEMO_UTILITIES, type DemoUtility } from './places.ts';
import { makePayouts } from './payouts/makePayouts.ts';
import { makeReferrals, payReferrals } from './referrals.ts';
import { makeOrders } from './rewards/makeOrders.ts';
import { makeRewards } from './rewards/makeRewards.ts';
import { makeTemplates } from './templates.ts';
import { makeExperiment } from './targeting/makeExperiment.ts';
import { makeTargeting } from './targeting/makeTargeting.ts';
import { makeWheel } from './wheel/makeWheel.ts';
import { readRecord } from './queries/world.ts';
import { DEMO_REASON } from './record.ts';
import { insertContent, linkedMetersAt, writeRecord } from './store/world.ts';
import type { Sentence } from '../../domain/sentences/sentence.ts';
import { inEnglish } from '../platform/messages/inWords.ts';

const DAY_MS = 86_400_000;

/**
 * Another interval and rate for each of a brand's programs, all with the blend. A program has one name, so in a bilingual
 * country it is one that reads the same in English and French.
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
    rules: { settlementIntervalMinutes: 60, baselineRule: 'blend', pointsPerKwh: 80 },
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
  await linkedMetersAt(db, brand.id, new Date(now.getTime() - (MEMBER_FOR_DAYS - 1) * DAY_MS));
  await makeReferrals(demo.deps, brand, members);
  const problemSince = lately(first.utility.timeZone, now);
  await contestMeter(demo, brand, members, places, { claimant: 'duplicate', holder: 'silver' }, problemSince);
  await livePast(demo, brand, members, places, now);
  const by = { brandId: brand.id, actorId: null, reason: DEMO_REASON };
  for (const { programId, utility } of places)
    await billLastMonth(demo.deps, brand, by, { programId, zone: utility.timeZone });
  await payInPart(demo.deps, brand, by, { programId: first.programId, zone: first.utility.timeZone });
  await makeFiles(demo, brand, members, places, now);
  await makeConsents(demo, brand, members, now);
  await makeLogIns(demo, brand, members, now);
  await makeMessages(demo, brand, members, first.utility.shortName, problemSince);
  await makeAlerts(demo, brand, members, places, now);
  await makeTemplates(demo, brand, members, places);
  await makeBacktest(demo, brand, first);
  // Before the wheel, whose boosts double what comes after them.
  await payReferrals(demo.deps, brand, members);
  await makeWheel(demo, brand, members);
  await makeOrders(demo, brand, members, now);
  await makePayouts(demo, brand, members, now);
  await makeDevices(db, members, { now, newId, bilingual: brand.config.locales.length > 1 });
  await makeClaims(demo, brand, members, offerIds);
  await joinFromNow({ ...demo.deps, db }, members);
  const third = places[2];
  if (third !== undefined) await scheduleInGroups({ ...demo.deps, db }, brand.id, third);
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

function programName({ config }: Brand, { name, bilingual }: (typeof PROGRAMS)[number]): string {
  return config.locales.length > 1 ? bilingual : name;
}

/** Three of the country's utilities, each with a program and postal codes; the second has an outage. */
async function makePlaces({ deps }: DemoDeps, brand: Brand): Promise<DemoPlaces> {
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

function savedId(
  saved: { readonly id: string } | { readonly refusal: { readonly message: Sentence } },
): string {
  if ('refusal' in saved)
    throw new Error(`The demonstration could not be made: ${inEnglish(saved.refusal.message)}`);
  return saved.id;
}
