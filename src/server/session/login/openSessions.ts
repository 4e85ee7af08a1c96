import type { Sessions } from '../../../../codegen/rest/types.ts';
import type { Locale } from '../../../domain/brands/countries.ts';
import type { Db } from '../../platform/db/db.ts';
import { inWords } from '../../platform/messages/inWords.ts';
import { agentSentence } from './agent.ts';
import { hasTwoFactor } from '../store/twoFactor.ts';
import { deleteOwnSession, listSessions } from '../store/sessions.ts';

export interface SessionsQuery {
  readonly memberId: string;
  readonly brandId: string;
  readonly currentId: string;
  readonly now: Date;
  /** The language of the answer. */
  readonly locale: Locale;
}

/** Most recently used first. */
export async function openSessions(
  db: Db,
  { memberId, brandId, currentId, now, locale }: SessionsQuery,
): Promise<Sessions> {
  const twoFactor = await hasTwoFactor(db, brandId, memberId);
  const rows = await listSessions(db, { memberId, brandId, now });
  return {
    sessions: rows.map(({ id, agent, createdAt, lastSeenAt }) => ({
      id,
      agent: inWords(locale, agentSentence(agent)),
      created_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
      current: id === currentId,
    })),
    second_step: twoFactor,
  };
}

/** Ends one of the member's own sessions; any other id is ignored. */
export async function endOpenSession(
  db: Db,
  own: { memberId: string; brandId: string; id: string },
): Promise<void> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(own.id)) return;
  await deleteOwnSession(db, own);
}
