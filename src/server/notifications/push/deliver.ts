import type { PushPayload } from '../../../domain/notifications/pushPayload.ts';
import { quietUntil } from '../../../domain/notifications/quietHours.ts';
import type { Brand } from '../../brands/service.ts';
import type { Deps } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { PartnerFault } from '../../platform/http/partnerFault.ts';
import type { Outcome } from '../outcome.ts';
import { readPushDevices } from '../queries/pushDevices.ts';
import type { PushAddress, PushSender } from './sender.ts';
import { markEnded } from './store.ts';
import { loadVapidKeys } from './vapid.ts';

export interface PushDelivery {
  readonly brand: Brand;
  readonly memberId: string | null;
  readonly timeZone: string;
  readonly payload: PushPayload;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly isWanted: () => Promise<boolean>;
}

/**
 * Shows a message on each of the member's browsers. Those that are logged out, or that their push service no longer
 * knows, are ended. A repeat takes the place of what a browser already shows.
 */
export async function deliverPush(
  deps: Pick<Deps, 'secrets' | 'clock'> & { readonly push: PushSender },
  db: Db,
  { brand, memberId, timeZone, payload, now, expiresAt, isWanted }: PushDelivery,
): Promise<Outcome> {
  const devices = memberId === null ? [] : await readPushDevices(db, memberId, now);
  const live = devices.filter(({ agent }) => agent !== null);
  const ended = devices.filter(({ agent }) => agent === null);
  await markEnded(db, ended, now);
  if (live.length === 0) return { kind: 'dropped', reason: 'no-device' };
  if (!(await isWanted())) return { kind: 'dropped', reason: 'switched-off' };
  const until = quietUntil(now, timeZone);
  // A message that expires before morning is dropped, not held.
  if (until !== null)
    return until >= expiresAt ? { kind: 'dropped', reason: 'quiet-hours' } : { kind: 'held', until };

  const keys = await loadVapidKeys(deps, db, brand.id);
  const outcomes = await Promise.allSettled(
    live.map(async ({ id, sealed }) => {
      const outcome = await deps.push.send({
        to: JSON.parse(deps.secrets.open('push-device', id, sealed)) as PushAddress,
        keys,
        contact: `mailto:${brand.config.helpEmail}`,
        payload,
        ttlSeconds: Math.floor((expiresAt.getTime() - now.getTime()) / 1_000),
      });
      if (outcome === 'gone') await markEnded(db, [{ id, sealed }], now);
      return outcome;
    }),
  );
  const faults = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  );
  const passing = faults.find((fault) => !(fault instanceof PartnerFault) || fault.isPassing);
  if (passing !== undefined)
    throw passing instanceof Error ? passing : new Error('A push could not be sent.', { cause: passing });
  if (outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value === 'sent'))
    return { kind: 'sent' };
  const [refused] = faults;
  return refused instanceof PartnerFault
    ? { kind: 'failed', reason: `push-${refused.status ?? refused.kind}` }
    : { kind: 'dropped', reason: 'no-device' };
}
