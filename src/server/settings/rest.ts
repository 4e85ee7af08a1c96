import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import type { RequestContext, SessionMember } from '../platform/context.ts';
import { missing, refused, unauthorized } from '../platform/errors.ts';
import { readSettingsRow } from '../readmodels/settingsRow.ts';
import { saveAttributes, updateProfile } from '../session/service.ts';
import { phoneHandlers } from './phonesRest.ts';
import { profileChange } from './profileChange.ts';
import { settingsOf } from './settingsOf.ts';
import { say } from '../platform/messages/say.ts';

/** The member's settings. Source: SET-01, SET-02, UTL-75; decisions, Session and sign-up. */
export const settingsHandlers: Partial<SubjectHandlers<'settings'>> = {
  ...phoneHandlers,

  getSettings: async (ctx) => ({ status: 200, body: await read(ctx, memberOf(ctx)) }),

  saveSettings: async (ctx, { body }) => {
    const member = memberOf(ctx);
    const verdict = profileChange(body, ctx.brand);
    if ('faults' in verdict) {
      const [first = say('platform.checkInput')] = Object.values(verdict.faults);
      throw refused(first, { fields: verdict.faults });
    }
    const after = await updateProfile(ctx.db, ctx.brand.id, member.id, verdict.change);
    await saveAttributes(ctx.db, member.id, body.attributes ?? {});
    return { status: 200, body: await read(ctx, { ...member, ...after }) };
  },
};

function memberOf(ctx: RequestContext): SessionMember {
  if (ctx.member === null) throw unauthorized();
  return ctx.member;
}

async function read(ctx: RequestContext, member: SessionMember) {
  const row = await readSettingsRow(ctx.db, { memberId: member.id, brandId: ctx.brand.id, now: ctx.now });
  if (row === null) throw missing();
  return settingsOf(member, row, ctx.now);
}
