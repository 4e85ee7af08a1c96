import type { Settings } from '../../../codegen/rest/types.ts';
import type { RequestContext, SessionMember } from '../platform/context.ts';
import { missing } from '../platform/errors.ts';
import { readProfile } from '../session/service.ts';
import { readSettingsRow } from './queries.ts';
import { toSettings } from './toSettings.ts';

export async function readSettings(ctx: RequestContext, member: SessionMember): Promise<Settings> {
  const { db, brand, now } = ctx;
  const [profile, row] = await Promise.all([
    readProfile(db, brand.id, member.id),
    readSettingsRow(db, { memberId: member.id, brandId: brand.id, now }),
  ]);
  if (profile === null || row === null) throw missing();
  return toSettings(ctx, profile, member, row);
}
