import { groupedBy } from '../../../domain/helpers/groupedBy.ts';
import { digestDue } from '../../../domain/notifications/weeklyDigest.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Message } from '../../platform/notify.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { openKept } from '../inbox.ts';
import { digestKey, digestReaders, digestedMessages } from '../queries/digestReaders.ts';
import type { ScheduledDeps } from './deps.ts';
import { sendPages } from './sendPages.ts';

const BATCH_SIZE = 200;

/** More are counted: an email names what happened, and the inbox has it all. */
const ITEMS_NAMED = 20;

/** Sends the digest of last week once per member who asked for it, on Monday morning of their zone, if there is something to say. */
export async function sendDigests(deps: ScheduledDeps, secrets: Secrets, brandId: string): Promise<void> {
  const { db, now } = deps;
  await sendPages(deps, {
    size: BATCH_SIZE,
    read: (after, limit) => digestReaders(db, { brandId, now, after, limit }),
    id: ({ memberId }) => memberId,
    messages: async (page) => {
      const zones = groupedBy(page, ({ timeZone }) => timeZone);
      const messages: Message[] = [];
      for (const [zone, readers] of zones) {
        const memberIds = readers.map(({ memberId }) => memberId);
        messages.push(...(await digests(db, secrets, { brandId, now, zone, memberIds })));
      }
      return messages;
    },
  });
}

async function digests(
  db: Db,
  secrets: Secrets,
  {
    brandId,
    now,
    zone,
    memberIds,
  }: {
    readonly brandId: string;
    readonly now: Date;
    readonly zone: string;
    readonly memberIds: readonly string[];
  },
): Promise<Message[]> {
  const week = digestDue(now, zone);
  if (week === null) return [];
  const found = await digestedMessages(db, { brandId, memberIds, ...week });
  return [...groupedBy(found, ({ memberId }) => memberId)].map(([memberId, own]) => ({
    brandId,
    memberId,
    template: 'weekly-digest',
    key: digestKey(week.monday, memberId),
    values: {
      monday: week.monday,
      count: String(own.length),
      items: own
        .slice(0, ITEMS_NAMED)
        .map(({ id, kept }) => `• ${openKept(secrets, id, kept).subject ?? ''}`)
        .concat(own.length > ITEMS_NAMED ? ['…'] : [])
        .join('\n\n'),
    },
  }));
}
