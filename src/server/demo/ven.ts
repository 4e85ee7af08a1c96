import { backendAddress } from '../../domain/brands/brandOrigin.ts';
import { asRecord } from '../../domain/helpers/asRecord.ts';
import { apiKeyState } from '../../domain/partner/rights.ts';
import { createApiKey, endApiKey, setTargets } from '../partner/service.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { DemoDeps } from './deps.ts';
import { findOwnKey, findUntargeted, type DeviceNames, type OwnKey } from './queries/partner.ts';
import { DEMO_REASON, ownProgram, type DemoRecord } from './record.ts';
import { controlSandbox, ifSandboxLets } from './sandboxControl.ts';
import { moveVens } from './store/partner.ts';
import { CARS_SEGMENT } from './targeting/makeTargeting.ts';

const VTN_PATH = '/openadr3/3.1.0';
const NAME = 'Northside Aggregation (sandbox)';
const VALID_DAYS = 365;
/** What staff give a target to. */
export const CHARGERS: DeviceNames = { key: NAME, resource: 'ev-chargers-east', segment: CARS_SEGMENT };

type Place = NonNullable<ReturnType<typeof ownProgram>>;

/**
 * Gives the sandbox's device a key of the product's own brand, and leads it to that brand's address, at each start. The key is
 * kept in the sandbox alone: where that has lost it, another one takes its place. A key that staff have ended stays ended.
 */
export async function connectVen(deps: DemoDeps['deps'], record: DemoRecord): Promise<void> {
  const place = ownProgram(record);
  const brand = place === null ? null : deps.brands.byId(place.brandId);
  if (place === null || brand === null) return;
  const url = `${backendAddress(brand.config, deps.config)}${VTN_PATH}`;
  const lead = async (clientId: string, key: string | null): Promise<boolean> => {
    const wishes = { url, client_id: clientId, ...(key !== null && { key }) };
    return asRecord(await controlSandbox(deps, '/ven', wishes))?.['known'] === true;
  };
  await ifSandboxLets(deps, 'OpenADR device', async () => {
    const before = await findOwnKey(deps.db, { brandId: place.brandId, name: NAME, reason: DEMO_REASON });
    const state = before === null ? null : apiKeyState(before, deps.clock.now());
    if (state === 'ENDED') return;
    if (state === 'ACTIVE' && before !== null && (await lead(before.hint, null))) return;
    const key = await makeKey(deps, place, before);
    await lead(key.hint, key.secret);
  });
}

/** In place of one that is lost, whose devices it takes over. */
function makeKey(
  deps: DemoDeps['deps'],
  { brandId, staffId }: Place,
  before: OwnKey | null,
): Promise<OwnKey & { readonly secret: string }> {
  const by = { brandId, actorId: staffId, reason: DEMO_REASON };
  return transaction(deps.db, async (tx) => {
    const inside = { ...deps, db: tx };
    const made = await createApiKey(inside, {
      ...by,
      name: NAME,
      rights: ['OPENADR'],
      validDays: VALID_DAYS,
    });
    if ('refusal' in made) throw new Error('The demonstration has no key for its OpenADR device.');
    if (before !== null) {
      await endApiKey(inside, { ...by, id: before.id });
      await moveVens(tx, before.id, made.id);
    }
    const key = await findOwnKey(tx, { brandId, name: NAME, reason: DEMO_REASON });
    if (key === null) throw new Error('The key that was made is gone.');
    return { ...key, secret: made.secret };
  });
}

/** Staff let the device read events for members with electric cars, once it has registered its chargers. */
export async function targetChargers(deps: DemoDeps['deps'], { members }: DemoRecord): Promise<void> {
  const chargers = await findUntargeted(deps.db, CHARGERS);
  const staff = members.find(({ brandId, role }) => brandId === chargers?.brandId && role === 'staff');
  if (chargers === null || staff === undefined) return;
  const refused = await setTargets(deps, {
    brandId: chargers.brandId,
    actorId: staff.memberId,
    reason: DEMO_REASON,
    id: chargers.venId,
    targets: [],
    resources: [{ id: chargers.resourceId, targets: [chargers.segment] }],
  });
  if (refused !== null) throw new Error('The demonstration could not give its OpenADR device a target.');
}
