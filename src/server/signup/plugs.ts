import type { components } from '../../../codegen/rest/types.ts';
import { checkAddress } from '../../domain/session/checkAddress.ts';
import type { PostalAddress } from '../../domain/session/postalAddress.ts';
import { orderSignupPlugs } from '../offers/service.ts';
import type { RequestContext, SessionMember } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { refused } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';
import { saveShippingAddress } from '../session/service.ts';
import { readMemberFacts } from './state.ts';
import { changeSignup } from './store.ts';

type TypedAddress = components['schemas']['TypedAddress'];

/** Stores the number of plugs and their address. They are ordered when sign-up is finished, or immediately if it is. */
export async function savePlugs(
  ctx: RequestContext,
  member: SessionMember,
  count: number,
  typed: TypedAddress | null,
): Promise<void> {
  const { db, brand, now } = ctx;
  const { facts } = await readMemberFacts(ctx, member);
  if (count > 0 && !facts.features.plugOffer) throw refused(say('rewards.noOffer'), { code: 'NOT_OFFERED' });
  const address = count === 0 || typed === null ? null : parseAddress(ctx, typed);
  await transaction(db, async (tx) => {
    if (address !== null) await saveShippingAddress(tx, brand.id, member.id, address);
    await changeSignup(tx, { memberId: member.id, brandId: brand.id, now }, { plugs: count });
    if (facts.finished) await orderSignupPlugs(tx, ctx, member.id, count);
  });
}

function parseAddress(
  { brand }: RequestContext,
  { postal_code: postalCode, ...typed }: TypedAddress,
): PostalAddress {
  const { country } = brand.config;
  const checked = checkAddress({ ...typed, postalCode }, country);
  if ('address' in checked) return checked.address;
  const faults = Object.entries(checked.faults).map(
    ([field, fault]) =>
      [
        field === 'postalCode' ? 'postal_code' : field,
        say('rewards.address', { field, fault, country }),
      ] as const,
  );
  throw refused(faults[0]?.[1] ?? say('platform.checkInput'), {
    code: 'INVALID',
    fields: Object.fromEntries(faults),
  });
}
