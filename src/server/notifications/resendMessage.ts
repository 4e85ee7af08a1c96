import { record } from '../audit/service.ts';
import type { Deps } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { openKeptContent } from './inbox.ts';
import { hasSecrets } from './preferences.ts';
import { SEND_JOB, type SealedContent } from './sending.ts';
import { freeKeys, insertMessages, lastOnChannel, lockMessage } from './store.ts';
import { isTemplate, TEMPLATES } from './templates.ts';

/** A second press within that time sends nothing. */
const PAUSE_MS = 60_000;

/** `own-button`: a code or link, which has a button that makes a fresh one. `gone`: what it said is no longer kept. */
type NotResent = 'not-found' | 'waits' | 'own-button' | 'gone' | 'too-late' | 'just-sent';

interface Resending {
  readonly brandId: string;
  readonly actorId: string;
  readonly messageId: string;
  readonly reason: string;
}

/** Sends a member's message again on its channel, with the values it had. What the member switched off stays off. */
export function resendMessage(
  { clock, db, jobs, newId, secrets }: Pick<Deps, 'clock' | 'db' | 'jobs' | 'newId' | 'secrets'>,
  { brandId, actorId, messageId, reason }: Resending,
): Promise<{ readonly memberId: string } | { readonly refused: NotResent }> {
  return transaction<{ readonly memberId: string } | { readonly refused: NotResent }>(db, async (tx) => {
    const message = await lockMessage(tx, messageId);
    if (message?.brand !== brandId || message.memberId === null) return { refused: 'not-found' };
    const { channel, createdAt, expiresAt, kept, memberId, state, template } = message;
    if (state === 'queued') return { refused: 'waits' };
    const content = kept === null ? null : openKeptContent(secrets, messageId, kept);
    if (!isTemplate(template)) return { refused: 'gone' };
    if (content === null) return { refused: hasSecrets(template, {}) ? 'own-button' : 'gone' };
    const now = clock.now();
    if (now.getTime() - (await lastOnChannel(tx, message)).getTime() < PAUSE_MS)
      return { refused: 'just-sent' };
    const lifetime = TEMPLATES[template].lifetimeMinutes * 60_000;
    // A message of an event has an end of its own, after which it would say what is no longer so.
    const hasOwnEnd = expiresAt.getTime() - createdAt.getTime() !== lifetime;
    if (hasOwnEnd && expiresAt <= now) return { refused: 'too-late' };
    const id = newId();
    const wasSent = state === 'sent';
    // What came to nothing leaves its key to the new one, so that it isn't taken for missing.
    if (!wasSent) await freeKeys(tx, [messageId]);
    const sealed: SealedContent = { address: null, ...content };
    await insertMessages(tx, [
      {
        id,
        brand: brandId,
        key: wasSent ? `${message.key}#${id}` : message.key,
        template,
        channel,
        memberId,
        state: 'queued',
        sealed: secrets.seal('message', id, JSON.stringify(sealed)),
        dueAt: now,
        expiresAt: hasOwnEnd ? expiresAt : new Date(now.getTime() + lifetime),
        createdAt: now,
      },
    ]);
    await jobs.send(tx, SEND_JOB, { id }, { key: id });
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action: 'member.resend',
      subject: `member:${memberId}`,
      reason: reason.trim(),
      before: null,
      after: { message: template, channel },
    });
    return { memberId };
  });
}
