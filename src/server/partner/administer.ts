import { randomBytes } from 'node:crypto';
import { checkApiKey, type ApiKeyFault, type PartnerRight } from '../../domain/partner/rights.ts';
import { reasonFaults, record } from '../audit/service.ts';
import type { Deps } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';
import { endCallbacks } from '../webhooks/service.ts';
import { keyHash } from './readKey.ts';
import { endKey, insertKey, readKey } from './store.ts';
import { readEndpointIds } from './vtn/store/subscriptions.ts';

const FAULTS = {
  name: 'partner.fault.name',
  rights: 'partner.fault.rights',
  validDays: 'partner.fault.validDays',
} as const satisfies Readonly<Record<ApiKeyFault, MessageId>>;

const DAY_MS = 86_400_000;
const HINT_LENGTH = 9;

interface ByStaff {
  readonly brandId: string;
  readonly actorId: string;
  readonly reason: string;
}

interface NewApiKey extends ByStaff {
  readonly name: string;
  readonly rights: readonly PartnerRight[];
  readonly validDays: number;
}

type Refused = { readonly refusal: RefusedChange };

/** Makes a key. Its secret is answered this once: only its hash is kept. */
export async function createApiKey(
  { clock, db, newId, secrets }: Pick<Deps, 'clock' | 'db' | 'newId' | 'secrets'>,
  { brandId, actorId, reason, name, rights, validDays }: NewApiKey,
): Promise<Refused | { readonly id: string; readonly secret: string }> {
  const faults = [
    ...checkApiKey({ name, rights, validDays }).map((field) => ({ field, message: say(FAULTS[field]) })),
    ...reasonFaults(reason),
  ];
  if (faults.length > 0) return invalid(faults);
  const now = clock.now();
  const id = newId();
  const secret = `ebb_${randomBytes(32).toString('base64url')}`;
  const key = {
    id,
    brand: brandId,
    name: name.trim(),
    rights: [...new Set(rights)],
    hint: secret.slice(0, HINT_LENGTH),
    createdAt: now,
    createdBy: actorId,
    expiresAt: new Date(now.getTime() + validDays * DAY_MS),
  };
  await transaction(db, async (tx) => {
    await insertKey(tx, { ...key, hash: keyHash(secrets, secret) });
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action: 'apiKey.create',
      subject: `apiKey:${id}`,
      reason: reason.trim(),
      before: null,
      after: { name: key.name, rights: key.rights, expiresAt: key.expiresAt.toISOString() },
    });
  });
  return { id, secret };
}

/** Ends a key at once, with the calls that its devices asked for. */
export async function endApiKey(
  { clock, db, newId }: Pick<Deps, 'clock' | 'db' | 'newId'>,
  { brandId, actorId, reason, id }: ByStaff & { readonly id: string },
): Promise<Refused | null> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const now = clock.now();
  return transaction(db, async (tx) => {
    const before = await readKey(tx, brandId, id);
    if (before === null) return refusal('NOT_FOUND', say('partner.unknownKey'));
    if (!(await endKey(tx, brandId, id, now))) return refusal('NOT_ALLOWED', say('partner.keyOver'));
    await endCallbacks(tx, await readEndpointIds(tx, id), now);
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action: 'apiKey.end',
      subject: `apiKey:${id}`,
      reason: reason.trim(),
      before: { name: before.name, endedAt: null },
      after: { name: before.name, endedAt: now.toISOString() },
    });
    return null;
  });
}
