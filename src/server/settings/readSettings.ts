import type { Settings } from '../../../codegen/rest/types.ts';
import type { RequestContext, SessionMember } from '../platform/context.ts';
import { missing } from '../platform/errors.ts';
import { readSettingsRow } from './queries.ts';
import { toSettings } from './toSettings.ts';

export async function readSettings(ctx: RequestContext, member: SessionMember): Promise<Settings> {
  const row = await readSettingsRow(ctx.db, { memberId: member.id, brandId: ctx.brand.id, now: ctx.now });
  if (row === null) throw missing();
  return toSettings(ctx, member, row);
}
