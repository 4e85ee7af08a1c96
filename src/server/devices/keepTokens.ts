import { and, eq } from 'drizzle-orm';
import type { Tokens } from './clouds/oauthClient.ts';
import type { DeviceDeps } from './deps.ts';
import { deviceConnections } from './tables.ts';
import { sealedTokens } from './tokens.ts';

/** Keeps tokens of a connection that was made without a log-in, and has its account read at once. */
export async function keepTokens(
  deps: Pick<DeviceDeps, 'db' | 'secrets' | 'clock'>,
  { memberId, id }: { readonly memberId: string; readonly id: string },
  tokens: Omit<Tokens, 'account'>,
  now: Date,
): Promise<void> {
  await deps.db
    .update(deviceConnections)
    .set({ ...sealedTokens(deps, id, tokens), pollDueAt: now, hoursDueAt: now })
    .where(
      and(
        eq(deviceConnections.memberId, memberId),
        eq(deviceConnections.id, id),
        eq(deviceConnections.status, 'connected'),
      ),
    );
}
