import {
  findMessagePreference,
  type MessageChannel,
  type FoundMessagePreference,
} from '../../domain/notifications/messagePreferences.ts';
import { LOAD_KEYS } from '../../domain/notifications/messageLoad.ts';
import { pushKey, pushTopics } from '../../domain/notifications/pushTopics.ts';
import { subscriptionKeys } from '../../domain/brands/subscriptions.ts';
import type { Brands } from '../brands/service.ts';
import type { Db } from '../platform/db/db.ts';
import type { Message } from '../platform/notify.ts';
import { membersWhoWant, membersWithLess } from './queries/messageWishes.ts';
import type { MessageContent } from './compose.ts';

/** What isn't sent by itself, but named in a weekly digest, is kept in the inbox by this channel. */
export type SentChannel = MessageChannel | 'digest';

/** A message for one channel, with that channel's key. */
export type ChannelMessage = Omit<Message, 'channel'> & { readonly channel: SentChannel };

export function messagePreference({
  template,
  values,
}: Omit<MessageContent, 'sentAt'>): FoundMessagePreference {
  return findMessagePreference(template, values['eventType'] ?? undefined);
}

/**
 * Splits each message into the channels that the brand offers and the recipient has on. A message without a switch
 * uses the channel it names, or email.
 */
export async function applyPreferences(
  db: Db,
  brands: Pick<Brands, 'byId'>,
  messages: readonly Message[],
): Promise<ChannelMessage[]> {
  const groups = new Map<
    string,
    { readonly brandId: string; readonly preference: FoundMessagePreference; readonly messages: Message[] }
  >();
  for (const message of messages) {
    const [brandId, preference] = [message.brandId, messagePreference(message)];
    const key = JSON.stringify([brandId, preference]);
    const group = groups.get(key) ?? { brandId, preference, messages: [] };
    group.messages.push(message);
    groups.set(key, group);
  }
  const out: ChannelMessage[] = [];
  for (const { brandId, preference, messages: own } of groups.values()) {
    if ('always' in preference) {
      out.push(...own.map((message) => ({ ...message, channel: message.channel ?? 'email' })));
      continue;
    }
    const memberIds = own.flatMap(({ memberId }) => memberId ?? []);
    const entries = brands.byId(brandId)?.config.subscriptions ?? [];
    const offered = new Set<string>([
      ...subscriptionKeys(entries),
      ...pushTopics(entries).map(pushKey),
      ...LOAD_KEYS,
    ]);
    const less = preference.must ? new Map<string, never>() : await membersWithLess(db, memberIds);
    const digested = new Set<string>();
    for (const { channel, keys: honoured } of preference.channels) {
      const keys = honoured.filter((key) => offered.has(key));
      const subscribers = await membersWhoWant(db, { brandId, memberIds, channel, keys });
      const wanted = own.filter(({ memberId }) => memberId !== null && subscribers.has(memberId));
      for (const message of wanted) {
        const load = message.memberId === null ? undefined : less.get(message.memberId);
        if (load === undefined)
          out.push({
            ...message,
            channel,
            key: channel === 'email' ? message.key : `${message.key}:${channel}`,
          });
        // Once, whatever channels it would have had.
        else if (load === 'weekly' && !digested.has(message.key)) {
          digested.add(message.key);
          out.push({ ...message, channel: 'digest', key: `${message.key}:digest` });
        }
      }
    }
  }
  return out;
}

/** Checks again just before sending: a member can switch a message off while it is queued. */
export async function isStillWanted(
  db: Db,
  content: Omit<MessageContent, 'sentAt'>,
  {
    brandId,
    memberId,
    channel,
  }: { readonly brandId: string; readonly memberId: string | null; readonly channel: MessageChannel },
): Promise<boolean> {
  const preference = messagePreference(content);
  if ('always' in preference || memberId === null) return true;
  if (!preference.must && (await membersWithLess(db, [memberId])).size > 0) return false;
  const keys = preference.channels.find((each) => each.channel === channel)?.keys ?? [];
  return (await membersWhoWant(db, { brandId, memberIds: [memberId], channel, keys })).has(memberId);
}
