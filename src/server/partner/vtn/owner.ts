import { ownReason, record } from '../../audit/service.ts';
import type { PartnerContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { forbidden, missing } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import { say } from '../../platform/messages/say.ts';
import { readVens, type VenOwner } from './store.ts';
import { readResources } from './store/resources.ts';

/** Whose objects a request may see: those of its key. */
export const ownerOf = ({ brand, partnerKey }: PartnerContext): VenOwner => ({
  brand: brand.id,
  keyId: partnerKey.id,
});

/** Throws where the text can't be an id of ours. */
export function knownId(id: string): string {
  if (!isId(id)) throw missing();
  return id;
}

/** Keys are for devices; only staff run the programs, so the request of a business is refused. */
export function refuseBusiness(objectType: string): void {
  if (!objectType.startsWith('VEN_')) throw forbidden();
}

const ALL = { skip: 0, limit: 1_000 };

/** The targets that staff gave to the VENs of a key, and to their resources. */
export async function givenTargets(db: Db, owner: VenOwner): Promise<ReadonlySet<string>> {
  const [vens, resources] = await Promise.all([
    readVens(db, owner, null, ALL),
    readResources(db, owner, { name: null, venId: null }, null),
  ]);
  return new Set([...vens, ...resources].flatMap(({ targets }) => targets));
}

type Kind = 'openAdrVen' | 'openAdrResource' | 'openAdrSubscription';

/** Writes what a key did to one of its objects to the audit log. */
export async function audit(
  { brand, deps, now, partnerKey }: PartnerContext,
  tx: Db,
  {
    kind,
    step,
    id,
  }: { readonly kind: Kind; readonly step: 'create' | 'change' | 'delete'; readonly id: string },
  before: object | null,
  after: object | null,
): Promise<void> {
  const shown = (object: object | null) => (object === null ? null : { ...object, key: partnerKey.name });
  await record(tx, {
    id: deps.newId(),
    at: now,
    brandId: brand.id,
    actorId: null,
    action: `${kind}.${step}`,
    subject: `${kind}:${id}`,
    reason: ownReason(brand, say('audit.byKey', { name: partnerKey.name })),
    before: shown(before),
    after: shown(after),
  });
}
