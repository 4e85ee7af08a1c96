import { randomBytes } from 'node:crypto';
import { backendPrefix } from '../../../domain/brands/backendBase.ts';
import { brandOrigin } from '../../../domain/brands/brandOrigin.ts';
import { ATTRIBUTE } from '../../../domain/session/attributeKeys.ts';
import { CALENDAR_READS } from '../../../domain/session/tryLimits.ts';
import { takeAllowances } from '../../platform/allowances.ts';
import type { MemberContext, RequestContext, SessionMember } from '../../platform/context.ts';
import { missing, RequestError } from '../../platform/errors.ts';
import { say } from '../../platform/messages/say.ts';
import { saveAttributes } from '../../session/service.ts';
import { readCalendarEvents, readCalendarOwner } from '../queries/calendar.ts';
import { toCalendar } from './toCalendar.ts';

/** Whose calendar an address is; it holds as long as the member has this edition. */
interface CalendarToken {
  readonly memberId: string;
  readonly edition: string;
}

const PURPOSE = 'calendar';

/**
 * The private address of all the member's events, for calendar programs, which can't log in; null: there is none. Staff
 * who look at the member's app don't see it.
 */
export function calendarAddress(
  { brand, deps, preview }: Pick<RequestContext, 'brand' | 'deps' | 'preview'>,
  { id, attributes }: Pick<SessionMember, 'id' | 'attributes'>,
): string | null {
  const edition = attributes[ATTRIBUTE.calendarEdition] ?? '';
  if (edition === '' || preview != null) return null;
  const holds: CalendarToken = { memberId: id, edition };
  const token = deps.secrets.sealLasting(PURPOSE, brand.id, JSON.stringify(holds));
  return `${brandOrigin(brand.config, deps.config)}${backendPrefix(brand.config)}/calendar/${token}`;
}

/** Makes an address, or another one in place of it: the old one no longer answers. */
export const renewCalendar = (ctx: MemberContext): Promise<SessionMember> =>
  saveEdition(ctx, randomBytes(9).toString('base64url'));

export const endCalendar = (ctx: MemberContext): Promise<SessionMember> => saveEdition(ctx, '');

async function saveEdition({ db, member }: MemberContext, edition: string): Promise<SessionMember> {
  const changed = { [ATTRIBUTE.calendarEdition]: edition };
  await saveAttributes(db, member.id, changed);
  return { ...member, attributes: { ...member.attributes, ...changed } };
}

/** The calendar at an address. Throws the 404 error for one that isn't, or is no longer, a member's. */
export async function readCalendar(ctx: RequestContext, token: string): Promise<string> {
  const { brand, db, deps, now } = ctx;
  const opened = deps.secrets.openLasting(PURPOSE, brand.id, token);
  if (opened === null) throw missing();
  const { memberId, edition } = JSON.parse(opened) as CalendarToken;
  const key = deps.secrets.keyedHash('tries', `calendar:${memberId}`);
  const seconds = await takeAllowances(db, [{ key, ...CALENDAR_READS }], now);
  if (seconds > 0)
    throw new RequestError(429, say('session.tooManyTries', { seconds }), {
      code: 'TOO_MANY',
      retryAfter: seconds,
    });
  const scope = { brandId: brand.id, memberId };
  const owner = await readCalendarOwner(db, scope, edition);
  if (owner === null) throw missing();
  const { locales } = brand.config;
  const locale = locales.find((offered) => offered === owner.locale) ?? locales[0] ?? ctx.locale;
  return toCalendar(ctx, locale, 'all', await readCalendarEvents(db, scope, now));
}
