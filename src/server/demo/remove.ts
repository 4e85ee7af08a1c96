import type { Brand } from '../brands/service.ts';
import { removeReadingsOf } from '../meter/service.ts';
import { forgetDays } from '../money/service.ts';
import { allowRemoval } from '../platform/db/allowRemoval.ts';
import type { Db } from '../platform/db/db.ts';
import { removeReceiptsOf } from '../settlement/service.ts';
import { demoContent } from './content.ts';
import {
  backtestsMade,
  brandsWithoutTargeting,
  contentOfVersions,
  devicesOfMembers,
  eventsOfPrograms,
  experimentsMade,
  featuresMade,
  gridSourcesOfPrograms,
  listMembers,
  listReferences,
  listTables,
  membersOfEvents,
  membersOfUtilities,
  offersMade,
  partnersMade,
  prizesMade,
  programsOfUtilities,
  rewardsMade,
  segmentsMade,
  servicePointsOfMembers,
  settlementFilesOfPrograms,
  unusedSeeds,
  unusedSegments,
  sessionsOfMembers,
  utilitiesOfPrograms,
  type JoinedMember,
  type MadeExperiment,
  type MadeReward,
} from './queries/removal.ts';
import { ordersOfMembers } from './queries/payouts.ts';
import { promosMade, type MadePromo } from './queries/rewards.ts';
import { readRecord } from './queries/world.ts';
import { DEMO_REASON } from './record.ts';
import {
  countTargeting,
  deleteAlerts,
  deleteContent,
  deleteExperiments,
  deleteFeatureRules,
  deleteOffers,
  deletePromos,
  deleteRecord,
  deletePictures,
  deleteRewards,
  deleteRows,
  deleteSegments,
  deleteTemplates,
  deleteWaitingJobs,
  deleteWheel,
  endOffers,
  endPromos,
  endRewards,
} from './store/removal.ts';
import { clearNewMembersPrograms } from './store/utilities.ts';

/** The demonstration's people and places, by id. */
export interface DemoExtent {
  readonly brands: readonly string[];
  readonly cast: readonly string[];
  readonly utilities: readonly string[];
  readonly programs: readonly string[];
  readonly events: readonly string[];
  readonly joined: readonly JoinedMember[];
}

/** What the demonstration has in this database, and who else depends on it. */
export async function demoExtent(db: Db): Promise<DemoExtent> {
  const record = await readRecord(db);
  const cast = record.members.map(({ memberId }) => memberId);
  const utilities = await utilitiesOfPrograms(
    db,
    record.programs.map(({ programId }) => programId),
  );
  const theirs = await programsOfUtilities(db, utilities);
  const held = await eventsOfPrograms(db, theirs);
  const connected = await membersOfUtilities(db, utilities);
  const tookPart = await membersOfEvents(db, held);
  const others = [...new Set([...connected, ...tookPart])].filter((id) => !cast.includes(id));
  const joined = await listMembers(db, others);
  return { brands: record.brands, cast, utilities, programs: theirs, events: held, joined };
}

/**
 * Deletes the demonstration in an open transaction: its cast, members who joined it, their utilities,
 * programs and events, and every row that belongs to them. It is the only operation that may delete from
 * append-only tables.
 */
export async function removeDemonstration(
  tx: Db,
  brands: readonly Brand[],
  extent: DemoExtent,
  now: Date,
): Promise<void> {
  const gone = [...extent.cast, ...extent.joined.map(({ id }) => id)];
  const webhooks = await partnersMade(tx, DEMO_REASON, 'webhook.create');
  const keys = await partnersMade(tx, DEMO_REASON, 'apiKey.create');
  const owned: Readonly<Partial<Record<string, readonly string[]>>> = {
    member_id: gone,
    referrer_id: gone,
    friend_id: gone,
    utility_id: extent.utilities,
    primary_utility_id: extent.utilities,
    program_id: extent.programs,
    event_id: extent.events,
    endpoint_id: webhooks,
    key_id: keys,
    source_id: await gridSourcesOfPrograms(tx, extent.programs),
    file_id: await settlementFilesOfPrograms(tx, extent.programs),
    device_id: await devicesOfMembers(tx, gone),
    session_id: await sessionsOfMembers(tx, gone),
    order_id: await ordersOfMembers(tx, gone),
    service_point_id: await servicePointsOfMembers(tx, gone),
  };
  const themselves: Readonly<Partial<Record<string, readonly string[]>>> = {
    members: gone,
    utilities: extent.utilities,
    backtests: await backtestsMade(tx, DEMO_REASON),
    api_keys: keys,
    webhook_endpoints: webhooks,
  };
  const made = await rewardsMade(tx, DEMO_REASON, gone);
  const offers = await offersMade(tx, DEMO_REASON, gone);
  const promos = await promosMade(tx, DEMO_REASON, gone);
  const prizes = await prizesMade(tx, DEMO_REASON, gone);
  const segments = await segmentsMade(tx, DEMO_REASON);
  const experiments = await experimentsMade(tx, DEMO_REASON);
  await removeReadingsOf(tx, gone);
  await removeReceiptsOf(tx, gone);
  await allowRemoval(tx);
  await clearNewMembersPrograms(tx, extent.programs);
  for (const { tableName, columns } of await childrenFirst(tx)) {
    const isLog = tableName === 'audit_log';
    const found = [
      ...columns.map((column) => ({ column, ids: owned[column] })),
      { column: 'id', ids: themselves[tableName] },
      { column: 'actor_id', ids: isLog ? gone : undefined },
    ].flatMap(({ column, ids }) => (ids === undefined ? [] : [{ column, ids }]));
    await deleteRows(tx, tableName, found, isLog ? DEMO_REASON : null);
  }
  await removeContent(tx, brands, extent.brands, now);
  await removeTargeting(tx, extent.brands, segments, experiments);
  await removePromos(tx, promos, now);
  await removeMade(tx, made, now, { remove: deleteRewards, end: endRewards });
  await removeMade(tx, offers, now, { remove: deleteOffers, end: endOffers });
  await deleteWheel(tx, {
    seeds: await unusedSeeds(tx, extent.brands),
    unused: prizes.filter(({ isUsed }) => !isUsed).map(({ id }) => id),
    used: prizes.filter(({ isUsed }) => isUsed).map(({ id }) => id),
  });
  if (extent.programs.length > 0) await deleteTemplates(tx, extent.programs);
  await deleteAlerts(tx, [
    ...extent.programs,
    ...extent.utilities,
    ...extent.events,
    ...made.map(({ id }) => `reward:${id}`),
    ...offers.map(({ id }) => `offer:${id}`),
    ...prizes.map(({ id }) => `prize:${id}`),
  ]);
  await deleteWaitingJobs(tx, [...gone, ...extent.programs, ...extent.events]);
  await forgetDays(tx, extent.brands);
  await deleteRecord(tx);
}

/** The demonstration's page content; what staff wrote stays. */
async function removeContent(
  tx: Db,
  brands: readonly Brand[],
  brandIds: readonly string[],
  now: Date,
): Promise<void> {
  for (const brand of brands.filter(({ id }) => brandIds.includes(id))) {
    for (const content of demoContent(brand, now)) await deleteContent(tx, brand.id, content);
  }
  const ids = await contentOfVersions(tx, brandIds, DEMO_REASON);
  await deleteRows(tx, 'placement_versions', [{ column: 'content_id', ids }], null);
}

/** Rules of features that staff changed since stay, and so does a segment that something of theirs uses. */
async function removeTargeting(
  tx: Db,
  brandIds: readonly string[],
  segments: readonly string[],
  experiments: readonly MadeExperiment[],
): Promise<void> {
  await deleteFeatureRules(tx, await featuresMade(tx, DEMO_REASON));
  await deleteExperiments(tx, experiments);
  await deleteSegments(tx, await unusedSegments(tx, segments));
  await countTargeting(tx, brandIds, await brandsWithoutTargeting(tx, brandIds));
}

/** A promo code that others have used stays for their sake, and ends. */
async function removePromos(tx: Db, made: readonly MadePromo[], now: Date): Promise<void> {
  const used = made.filter(({ isUsed }) => isUsed).map(({ id }) => id);
  const unused = made.filter(({ isUsed }) => !isUsed).map(({ id }) => id);
  await endPromos(tx, used, now);
  await deletePromos(tx, unused);
}

/** A reward or offer that others have stays for their sake, and leaves the list. */
async function removeMade(
  tx: Db,
  made: readonly MadeReward[],
  now: Date,
  { remove, end }: { readonly remove: typeof deleteRewards; readonly end: typeof endRewards },
): Promise<void> {
  const unused = made.filter(({ isUsed }) => !isUsed);
  await remove(
    tx,
    unused.map(({ id }) => id),
  );
  await end(
    tx,
    made.filter(({ isUsed }) => isUsed).map(({ id }) => id),
    now,
  );
  const kept = new Set(made.filter(({ isUsed }) => isUsed).map(({ pictureId }) => pictureId));
  await deletePictures(
    tx,
    unused.flatMap(({ pictureId }) => (pictureId === null || kept.has(pictureId) ? [] : [pictureId])),
  );
}

interface TableColumns {
  readonly tableName: string;
  /** Of type uuid. */
  readonly columns: readonly string[];
}

/** All our tables, each before those it refers to; a utility's program for new members is cleared before. */
async function childrenFirst(tx: Db): Promise<TableColumns[]> {
  const tables = await listTables(tx);
  const references = await listReferences(tx);
  const left = new Map(tables.map(({ name, columns }) => [name, columns]));
  const ordered: TableColumns[] = [];
  while (left.size > 0) {
    const free = [...left.keys()].filter(
      (name) => !references.some(({ child, parent }) => parent === name && left.has(child)),
    );
    if (free.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...left.keys()].join(', ')}.`);
    for (const name of free) {
      ordered.push({ tableName: name, columns: left.get(name) ?? [] });
      left.delete(name);
    }
  }
  return ordered;
}
