import type { Brands } from '../brands/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { NewId } from '../platform/ids.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Notify } from '../platform/notify.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { Secrets } from '../platform/secrets.ts';
import { byWishes, type ChannelMessage } from './preferences.ts';
import { insertMessages, type MessageRow } from './store.ts';
import { TEMPLATES } from './templates.ts';

export const SEND_JOB = 'notifications.send';

/** Minutes after which a message whose job was lost is looked at again. */
const SAFETY_MINUTES = 15;

/** What is sealed with a message: whoever reads the database reads neither links nor codes. */
export interface SealedPart {
  readonly address: string | null;
  readonly locale: string | null;
  readonly values: Readonly<Record<string, string | null>>;
}

export function createNotify({
  brands,
  clock,
  newId,
  jobs,
  secrets,
}: {
  brands: Brands;
  clock: Clock;
  newId: NewId;
  jobs: Jobs;
  secrets: Secrets;
}): Notify {
  const rowOf = (
    { brandId, memberId, address, locale, channel, key, template, values, expiresAt }: ChannelMessage,
    dueIn: number,
  ): MessageRow => {
    const id = newId();
    const now = clock.now();
    const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
    const inside: SealedPart = { address: address ?? null, locale: locale ?? null, values };
    return {
      id,
      brand: brandId,
      key,
      template,
      channel,
      memberId,
      state: 'queued',
      sealed: secrets.seal('message', id, JSON.stringify(inside)),
      dueAt: later(dueIn),
      expiresAt: expiresAt ?? later(TEMPLATES[template].worthMinutes),
      createdAt: now,
    };
  };
  return {
    send: (db, message) =>
      transaction(db, async (tx) => {
        const rows = (await byWishes(tx, brands, [message])).map((each) => rowOf(each, SAFETY_MINUTES));
        for (const id of await insertMessages(tx, rows)) await jobs.send(tx, SEND_JOB, { id }, { key: id });
      }),
    // Due at once: the source of what is due makes the jobs.
    sendAll: async (db, messages) =>
      void (await insertMessages(
        db,
        (await byWishes(db, brands, messages)).map((each) => rowOf(each, 0)),
      )),
  };
}

export { forgetOldMessages } from './store.ts';
export { tellDeviceAdded, tellDeviceTrouble } from './deviceNotices.ts';
