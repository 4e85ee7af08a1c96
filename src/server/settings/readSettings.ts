import type { Settings } from '../../../codegen/rest/types.ts';
import { homeOf, isOwner, personOf } from '../platform/access/household.ts';
import type { RequestContext, SessionMember } from '../platform/context.ts';
import { missing } from '../platform/errors.ts';
import { readPersonProfile } from '../session/service.ts';
import { readSettingsRow } from './queries.ts';
import { toSettings } from './toSettings.ts';

export async function readSettings(ctx: RequestContext, member: SessionMember): Promise<Settings> {
  const { db, brand, now } = ctx;
  const rowOf = (memberId: string) => readSettingsRow(db, { memberId, brandId: brand.id, now });
  const [profile, homeRow, person] = await Promise.all([
    readPersonProfile(db, member),
    rowOf(homeOf(member)),
    isOwner(member) ? null : rowOf(personOf(member)),
  ]);
  if (profile === null || homeRow === null) throw missing();
  const { phones, subscriptions, smsConsent } = person ?? homeRow;
  const row = { ...homeRow, phones, subscriptions, smsConsent };
  const home = { id: homeOf(member), attributes: member.attributes, isOwner: isOwner(member) };
  return toSettings(ctx, profile, home, row);
}
