import { and, eq } from 'drizzle-orm';
import type { Tokens } from './clouds/oauthClient.ts';
import type { DeviceParts } from './parts.ts';
import { deviceConnections } from './tables.ts';
import { sealedTokens } from './tokens.ts';

/** Keeps tokens of a connection that was made without a log-in, and has its account read at once. */
export async function keepTokens(parts: Pick<DeviceParts, 'db' | 'secrets' | 'clock'>, { memberId, id }: { readonly memberId: string; readonly id: string }, tokens: Omit<Tokens, 'account'>, now: Date): Promise<void> {
  await parts.db
    .update(deviceConnections)
    .set({ ...sealedTokens(parts, id, tokens), pollDueAt: now, hoursDueAt: now })
    .where(and(eq(deviceConnections.memberId, memberId), eq(deviceConnections.id, id), eq(deviceConnections.status, 'connected')));
}
