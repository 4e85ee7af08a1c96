import {
  readableTargets,
  type OpenAdrObject,
  type OpenAdrOperation,
} from '../../../domain/partner/notifications.ts';
import type { Deps } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { DueSource, JobDefinition } from '../../platform/jobs/jobs.ts';
import { notifyCallback } from '../../webhooks/service.ts';
import { toVtnEvent, toVtnProgram } from './objects.ts';
import { givenTargets } from './owner.ts';
import { readChangedEvent, readChangedProgram, readComingEvents } from './queries.ts';
import type { VenOwner } from './store.ts';
import {
  areChangesDue,
  findChanges,
  noteChange,
  readSubscribers,
  takeChange,
  type ChangeRow,
  type SubscriptionRow,
} from './store/subscriptions.ts';

interface OwnChange extends VenOwner {
  readonly objectType: Exclude<OpenAdrObject, 'PROGRAM' | 'EVENT'>;
  readonly operation: OpenAdrOperation;
  readonly object: object;
  readonly now: Date;
}

/** Calls the addresses that a key asked for when one of its own objects changed, in the transaction of the change. */
export async function notifySubscribers(
  tx: Db,
  deps: Pick<Deps, 'newId'>,
  { objectType, operation, object, brand, keyId, now }: OwnChange,
): Promise<void> {
  const subscribers = await readSubscribers(tx, { brand, objectType, programId: null, keyId, now });
  const notification = { objectType, operation, object, targets: null };
  for (const subscriber of subscribers) await call(tx, deps, subscriber, notification, now);
}

async function call(
  tx: Db,
  deps: Pick<Deps, 'newId'>,
  { callbacks }: SubscriptionRow,
  notification: Parameters<typeof notifyCallback>[3],
  now: Date,
): Promise<void> {
  const { objectType, operation } = notification;
  for (const { objects, operations, endpointId } of callbacks)
    if (objects.includes(objectType) && operations.includes(operation))
      await notifyCallback(tx, deps, endpointId, notification, now);
}

/** The changed program or event, with its targets; null: it is gone, or not for devices. */
async function changedObject(
  tx: Db,
  change: ChangeRow,
): Promise<{
  readonly programId: string;
  readonly targets: readonly string[] | null;
  readonly shown: (targets: readonly string[]) => object;
} | null> {
  if (change.objectType === 'PROGRAM') {
    const row = await readChangedProgram(tx, change);
    return row === null ? null : { programId: row.id, targets: null, shown: () => toVtnProgram(row) };
  }
  const row = await readChangedEvent(tx, change);
  return row === null
    ? null
    : { programId: row.programId, targets: row.targets, shown: (targets) => toVtnEvent(row, targets) };
}

/** Makes the notifications of a change, for each subscriber with the targets that it may see. */
async function notifyOf(deps: Pick<Deps, 'newId'>, db: Db, id: number, now: Date): Promise<void> {
  await transaction(db, async (tx) => {
    const change = await takeChange(tx, id);
    const changed = change === null ? null : await changedObject(tx, change);
    if (change === null || changed === null) return;
    const { brand, objectType, operation } = change;
    const { programId, targets, shown } = changed;
    for (const subscriber of await readSubscribers(tx, { brand, objectType, programId, keyId: null, now })) {
      const given = await givenTargets(tx, subscriber);
      const readable = readableTargets(targets, subscriber.targets, given);
      if (readable === null) continue;
      const shownTargets = readable.length === 0 ? null : readable;
      const object = shown(readable);
      await call(tx, deps, subscriber, { objectType, operation, object, targets: shownTargets }, now);
    }
  });
}

/**
 * Notes for subscribers that a program was made, changed, or switched on or off: with one that is off its coming events
 * are gone for devices too. In the transaction of the change.
 */
export async function noteProgramChange(
  tx: Db,
  {
    brand,
    programId,
    wasActive,
    isActive,
    at,
  }: {
    readonly brand: string;
    readonly programId: string;
    readonly wasActive: boolean;
    readonly isActive: boolean;
    readonly at: Date;
  },
): Promise<void> {
  if (!wasActive && !isActive) return;
  const operation = wasActive && isActive ? 'UPDATE' : isActive ? 'CREATE' : 'DELETE';
  const change = { brand, operation, at } as const;
  await noteChange(tx, { ...change, objectType: 'PROGRAM', objectId: programId });
  if (wasActive === isActive) return;
  for (const { id } of await readComingEvents(tx, programId, at))
    await noteChange(tx, { ...change, objectType: 'EVENT', objectId: id });
}

const JOB = 'partner.open-adr-notify';

export const notifyJob = (deps: Pick<Deps, 'newId'>): JobDefinition<{ id: number }> => ({
  name: JOB,
  run: ({ id }, { clock, db }) => notifyOf(deps, db, id, clock.now()),
});

export const changesDue: DueSource = {
  name: JOB,
  isDue: (now) => [areChangesDue(now)],
  find: async (db, _now, limit) =>
    (await findChanges(db, limit)).map(({ id }) => ({ job: JOB, key: `${JOB}:${id}`, data: { id } })),
};
