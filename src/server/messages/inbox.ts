import { deviceControl, deviceType } from '../../domain/devices/deviceTypes.ts';
import { INBOX_DAYS } from '../../domain/notifications/inboxDays.ts';
import { isOwnPath } from '../../domain/placements/safeUrl.ts';
import { readInbox, type InboxMessage, type InboxPlace } from '../notifications/service.ts';
import { callersAnnouncements } from '../placements/service.ts';
import { homeOf } from '../platform/access/household.ts';
import type { MemberContext } from '../platform/context.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import { readUnsent } from './queries/deviceMessages.ts';

interface InboxPage {
  readonly messages: readonly InboxMessage[];
  /** Where the next page begins; null: this is the last one. */
  readonly next: InboxPlace | null;
}

/** What the app said, beside what was sent: it has a place of its own, so it can only be read here. */
const IN_APP = { channels: ['app'], isUnread: false } as const;

/** A page of everything that was written to the member, newest first. */
export async function readInboxPage(
  ctx: MemberContext,
  { after, first }: { readonly after: InboxPlace | null; readonly first: number },
): Promise<InboxPage> {
  const { db, brand, member, now, deps } = ctx;
  const page = { after, limit: first + 1 };
  const [sent, ofDevices, announced] = await Promise.all([
    readInbox(deps.secrets, db, { brandId: brand.id, memberId: member.id, now }, page),
    deviceMessages(ctx, page),
    announcements(ctx),
  ]);
  const found = [...sent, ...ofDevices, ...announced]
    .filter((message) => after === null || isBefore(message, after))
    .sort((one, other) => (isBefore(one, other) ? 1 : -1));
  const messages = found.slice(0, first);
  return { messages, next: found.length > first ? (messages.at(-1) ?? null) : null };
}

function isBefore(one: InboxPlace, other: InboxPlace): boolean {
  const apart = one.sentAt.getTime() - other.sentAt.getTime();
  return apart < 0 || (apart === 0 && one.id < other.id);
}

const since = (now: Date): Date => new Date(now.getTime() - INBOX_DAYS * 86_400_000);

async function deviceMessages(
  { db, brand, member, locale, now }: MemberContext,
  { after, limit }: { readonly after: InboxPlace | null; readonly limit: number },
): Promise<readonly InboxMessage[]> {
  const found = await readUnsent(db, {
    brandId: brand.id,
    homeId: homeOf(member),
    readerId: member.id,
    since: since(now),
    after,
    limit,
  });
  const label = inWords(locale, say('messages.device.label'));
  return found.map(({ id, at, cause, deviceName: device, deviceType: type }) => {
    const values = { device, cause, controllable: deviceControl(deviceType(type)) === 'none' ? 'no' : 'yes' };
    return {
      ...IN_APP,
      id,
      sentAt: new Date(at),
      subject: inWords(locale, say('messages.device.title', values)),
      text: inWords(locale, say('messages.device.text', values)),
      link: { label, path: '/devices' },
    };
  });
}

async function announcements(ctx: MemberContext): Promise<readonly InboxMessage[]> {
  return (await callersAnnouncements(ctx, since(ctx.now))).map(
    ({ id, at, title, subtitle, content, subtext, ctas }) => {
      const link = ctas.find(({ url }) => isOwnPath(url));
      return {
        ...IN_APP,
        id,
        sentAt: at,
        subject: title,
        text: [subtitle, content, subtext].filter((part) => part !== null).join('\n\n'),
        link: link === undefined ? null : { label: link.label, path: link.url },
      };
    },
  );
}
