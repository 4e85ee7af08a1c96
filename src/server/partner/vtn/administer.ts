import { reasonFaults, record } from '../../audit/service.ts';
import type { Deps } from '../../platform/context.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { notifySubscribers } from './notify.ts';
import { toVtnResource, toVtnVen } from './objects.ts';
import { lockStaffVen } from './queries/staffVens.ts';
import { updateVen } from './store.ts';
import { readResources, updateResource } from './store/resources.ts';

/** As OpenADR limits them. */
const LONGEST_TARGET = 128;
const MOST_TARGETS = 50;

interface Targets {
  readonly id: string;
  readonly targets: readonly string[];
}

export interface SetTargets extends Targets {
  readonly brandId: string;
  readonly actorId: string;
  readonly reason: string;
  /** As the staff read it; left out: whatever changed since doesn't matter. */
  readonly changedAt?: Date;
  /** Those that are left out stay as they are. */
  readonly resources: readonly Targets[];
}

const clean = (targets: readonly string[]): string[] => [
  ...new Set(targets.map((target) => target.trim()).filter((target) => target !== '')),
];
const areFine = (targets: readonly string[]): boolean =>
  targets.length <= MOST_TARGETS && targets.every((target) => target.length <= LONGEST_TARGET);

/** Gives a device and its resources the targets by which it may read events of segments; its subscribers are notified. */
export async function setTargets(
  { clock, db, newId }: Pick<Deps, 'clock' | 'db' | 'newId'>,
  { brandId, actorId, reason, id, changedAt, targets, resources }: SetTargets,
): Promise<{ readonly refusal: RefusedChange } | null> {
  const given = clean(targets);
  const ofResources = resources.map((each) => ({ id: each.id, targets: clean(each.targets) }));
  const faults = [
    ...([given, ...ofResources.map((each) => each.targets)].every(areFine)
      ? []
      : [{ field: 'targets', message: say('partner.badTargets') }]),
    ...reasonFaults(reason),
  ];
  if (faults.length > 0) return invalid(faults);
  const now = clock.now();
  return transaction(db, async (tx) => {
    const before = await lockStaffVen(tx, brandId, id);
    if (before === null) return refusal('NOT_FOUND', say('partner.unknownVen'));
    if (changedAt !== undefined && changedAt.getTime() !== before.changedAt.getTime())
      return refusal('STALE', say('partner.staleVen'));
    const owner = { brand: brandId, keyId: before.keyId };
    const known = await readResources(tx, owner, { name: null, venId: id }, null);
    const { name } = before;
    const after = await updateVen(tx, owner, id, { targets: given, changedAt: now });
    if (after === null) return refusal('NOT_FOUND', say('partner.unknownVen'));
    const change = { ...owner, operation: 'UPDATE' as const, now };
    await notifySubscribers(
      tx,
      { newId },
      {
        ...change,
        objectType: 'VEN',
        object: toVtnVen(after, before.clientId),
      },
    );
    for (const each of ofResources) {
      if (known.every((row) => row.id !== each.id)) continue;
      const row = await updateResource(tx, owner, each.id, { targets: each.targets, changedAt: now });
      if (row !== null)
        await notifySubscribers(
          tx,
          { newId },
          {
            ...change,
            objectType: 'RESOURCE',
            object: toVtnResource(row, before.clientId),
          },
        );
    }
    const resourceTargets = (list: readonly Targets[]) =>
      Object.fromEntries(
        known.map((row) => [row.name, (list.find((each) => each.id === row.id) ?? row).targets]),
      );
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action: 'openAdrVen.targets',
      subject: `openAdrVen:${id}`,
      reason: reason.trim(),
      before: { name, targets: before.targets, resources: resourceTargets(known) },
      after: { name, targets: given, resources: resourceTargets(ofResources) },
    });
    return null;
  });
}
