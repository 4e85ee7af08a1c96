import { whyNoCopy } from '../../../domain/account/copyRules.ts';
import type { MemberContext } from '../../platform/context.ts';
import { conflict } from '../../platform/errors.ts';
import { say } from '../../platform/messages/say.ts';
import { demandLogIn, type SessionService } from '../../session/service.ts';
import { findLatestCopy, insertCopy } from '../store/copies.ts';

/** Asks for a copy, which a job makes. Refuses with COPY_MAKING or COPY_TODAY. */
export async function askForCopy(
  ctx: MemberContext,
  sessions: SessionService,
  password: string | undefined,
): Promise<void> {
  const { brand, db, deps, locale, member, now } = ctx;
  const why = whyNoCopy(await findLatestCopy(db, brand.id, member.id), now);
  if (why?.reason === 'TODAY') throw conflict(say('account.copyToday'), 'COPY_TODAY');
  if (why?.reason === 'MAKING') throw conflict(say('account.copyMaking'), 'COPY_MAKING');
  await demandLogIn(ctx, sessions, password);
  const isFirst = await insertCopy(db, {
    id: deps.newId(),
    memberId: member.id,
    brand: brand.id,
    locale,
    askedAt: now,
  });
  if (!isFirst) throw conflict(say('account.copyMaking'), 'COPY_MAKING');
}
