import { and, desc, eq, gt } from 'drizzle-orm';
import type { Sessions } from '../../../codegen/rest/types.ts';
import type { Locale } from '../../domain/brands/countries.ts';
import type { Db } from '../platform/db/db.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { agentSentence } from './agent.ts';
import { members, sessions } from './tables.ts';

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
  const [member] = await db
    .select({ twoFactor: members.twoFactor })
    .from(members)
    .where(and(eq(members.id, memberId), eq(members.brand, brandId)));
  const rows = await db
    .select({
      id: sessions.id,
      agent: sessions.agent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), eq(sessions.brand, brandId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
  return {
    sessions: rows.map(({ id, agent, createdAt, lastSeenAt }) => ({
      id,
      agent: inWords(locale, agentSentence(agent)),
      created_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
      current: id === currentId,
    })),
    second_step: member?.twoFactor ?? false,
  };
}

/** Ends one of the member's own sessions; any other id is ignored. */
export async function endOpenSession(
  db: Db,
  { memberId, brandId, id }: { memberId: string; brandId: string; id: string },
): Promise<void> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return;
  await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.memberId, memberId), eq(sessions.brand, brandId)));
}

export async function setTwoFactor(db: Db, memberId: string, twoFactor: boolean): Promise<void> {
  await db.update(members).set({ twoFactor }).where(eq(members.id, memberId));
}
