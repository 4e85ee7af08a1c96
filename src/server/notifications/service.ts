import type { Brands } from '../brands/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { NewId } from '../platform/ids.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Notify } from '../platform/notify.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { Secrets } from '../platform/secrets.ts';
import { applyPreferences, wantedChannels, type ChannelMessage } from './preferences.ts';
import { forPeople } from './forPeople.ts';
import { SEND_JOB, type SealedContent } from './sending.ts';
import { insertMessages, type MessageRow } from './store.ts';
import { TEMPLATES } from './templates.ts';

/** Minutes until a message whose job was lost is sent again. */
const SAFETY_MINUTES = 15;

export function createNotify({
  brands,
  clock,
  newId,
  jobs,
  secrets,
}: {
  brands: Pick<Brands, 'byId'>;
  clock: Clock;
  newId: NewId;
  jobs: Jobs;
  secrets: Secrets;
}): Notify {
  const toRow = (
    { brandId, memberId, address, locale, channel, key, template, values, expiresAt }: ChannelMessage,
    dueIn: number,
  ): MessageRow => {
    const id = newId();
    const now = clock.now();
    const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
    const sealed: SealedContent = { address: address ?? null, locale: locale ?? null, values };
    return {
      id,
      brand: brandId,
      key,
      template,
      channel,
      memberId,
      state: 'queued',
      sealed: secrets.seal('message', id, JSON.stringify(sealed)),
      dueAt: later(dueIn),
      expiresAt: expiresAt ?? later(TEMPLATES[template].lifetimeMinutes),
      createdAt: now,
    };
  };
  return {
    send: (db, message) =>
      transaction(db, async (tx) => {
        const rows = (await applyPreferences(tx, brands, await forPeople(tx, [message]))).map((each) =>
          toRow(each, SAFETY_MINUTES),
        );
        for (const id of await insertMessages(tx, rows)) await jobs.send(tx, SEND_JOB, { id }, { key: id });
      }),
    // Due immediately, so the scheduler enqueues them.
    sendAll: async (db, messages) =>
      void (await insertMessages(
        db,
        (await applyPreferences(db, brands, await forPeople(db, messages))).map((each) => toRow(each, 0)),
      )),
    wantedOn: (db, question) => wantedChannels(db, brands, question),
  };
}

export { sendJob } from './sendJob.ts';
export { forgetOldMessages } from './store.ts';
export { countUnread, openAllMessages, openMessage, type InboxPlace } from './store.ts';
export { openKept, openKeptContent, readInbox, type InboxMessage } from './inbox.ts';
export { notifyDeviceAdded, notifyDeviceTrouble } from './deviceNotices.ts';
