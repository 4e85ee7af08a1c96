import { PUSH_ANSWER_PATH, type PushPayload } from '../../../domain/notifications/pushPayload.ts';
import { regionLocale } from '../../../domain/brands/regionLocale.ts';
import { resolveLocale } from '../../../domain/brands/resolveLocale.ts';
import type { Brands } from '../../brands/service.ts';
import { findEvent, optIn, optRefusal, readOptSituation } from '../../events/service.ts';
import type { Deps, RequestContext } from '../../platform/context.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { ServerPart } from '../../platform/http/server.ts';
import { inWords } from '../../platform/messages/inWords.ts';
import { findAddressee } from '../../session/service.ts';
import { composePush } from '../compose.ts';
import { eventValues } from '../events/message.ts';
import { formatText } from '../texts.ts';
import { openAnswerToken, type AnswerToken } from './answerToken.ts';
import { claimAnswer } from './store.ts';

/**
 * `POST {backend}/push/answer` with a notification's token: joins the event, and answers what to show next. It needs no
 * session and no cookie: the token went encrypted to the member's browser, names one member and one event, and counts
 * once. Repeating it joins nobody again; it says where the member stands.
 */
export function pushAnswerRoute(deps: Deps, brands: Brands): ServerPart {
  return async (app, { readContext }) => {
    app.post<{ Body: { readonly token?: unknown } | null }>(PUSH_ANSWER_PATH, async (request, reply) => {
      const ctx = await readContext(request);
      const token = openAnswerToken(deps.secrets, ctx.brand.id, request.body?.token);
      const shown = token === null ? null : await join(deps, brands, ctx, token);
      return reply
        .code(shown === null ? 404 : 200)
        .header('cache-control', 'no-store')
        .send(shown ?? {});
    });
  };
}

async function join(
  deps: Deps,
  brands: Brands,
  { db, now, brand: { id: brandId } }: RequestContext,
  { messageId, memberId, eventId }: AnswerToken,
): Promise<PushPayload | null> {
  const brand = brands.byId(brandId);
  const [member, event] = await Promise.all([
    findAddressee(db, brandId, memberId),
    findEvent(db, brandId, eventId),
  ]);
  if (brand === null || member === null || event === null) return null;
  const scope = { brandId, memberId: member.homeId, eventId };
  const outcome = await transaction(db, async (tx) => {
    if (await claimAnswer(tx, messageId, now)) return optIn(tx, { ...scope, now, by: memberId });
    const standing = await readOptSituation(tx, scope);
    return standing?.situation.opt === 'in' ? ({ done: true } as const) : null;
  });
  const locale = resolveLocale({
    offered: brand.config.locales,
    chosen: [member.locale, regionLocale(brand.config.country, member)],
    languages: [],
  });
  const { title, path, tag } = composePush(
    deps,
    brand,
    {
      locale,
      firstName: '',
      timeZone: member.timeZone,
      isMember: true,
    },
    { template: 'event-advance', values: { ...eventValues(event), joined: 'yes' }, sentAt: now },
    { id: messageId, memberId },
  );
  const say = (id: string): string => formatText(locale, id, {}) ?? '';
  if (outcome === null) return { title, body: say('common.pushUsed'), path, tag };
  return outcome.done
    ? { title: say('common.pushJoined'), body: title, path, tag }
    : { title, body: inWords(locale, optRefusal(outcome).sentence), path, tag };
}
