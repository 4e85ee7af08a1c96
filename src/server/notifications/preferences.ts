import {
  preferenceOf,
  type MessageChannel,
  type MessagePreferenceOf,
} from '../../domain/notifications/messagePreferences.ts';
import { subscriptionKeys } from '../../domain/brands/subscriptions.ts';
import type { Brands } from '../brands/service.ts';
import type { Db } from '../platform/db/db.ts';
import type { Message } from '../platform/notify.ts';
import { membersWhoWant } from '../readmodels/messageWishes.ts';
import type { Said } from './compose.ts';

/** A message by one channel, under a key of its own. */
export type ChannelMessage = Message & { readonly channel: MessageChannel };

/** The switches that a message honours, or why it has none. */
export function switchesOfMessage({ template, values }: Said): MessagePreferenceOf {
  return preferenceOf(template, values['eventType'] ?? undefined);
}

/**
 * The messages as they go out: each by those channels whose switches the brand offers and the reader has on. A message without a switch goes by
 * the channel it names, else by email.
 */
export async function byWishes(
  db: Db,
  brands: Brands,
  messages: readonly Message[],
): Promise<ChannelMessage[]> {
  const groups = new Map<
    string,
    { readonly brandId: string; readonly preference: MessagePreferenceOf; readonly messages: Message[] }
  >();
  for (const message of messages) {
    const [brandId, preference] = [message.brandId, switchesOfMessage(message)];
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
    const offered = new Set<string>(subscriptionKeys(brands.byId(brandId)?.config.subscriptions ?? []));
    for (const { channel, keys: honoured } of preference.channels) {
      const keys = honoured.filter((key) => offered.has(key));
      const wanting = await membersWhoWant(db, { brandId, memberIds, channel, keys });
      const wanted = own.filter(({ memberId }) => memberId !== null && wanting.has(memberId));
      out.push(
        ...wanted.map((message) => ({
          ...message,
          channel,
          key: channel === 'email' ? message.key : `${message.key}:${channel}`,
        })),
      );
    }
  }
  return out;
}

/** Whether the reader still wants a message that was written earlier: a switch counts until the message goes out. */
export async function stillWanted(
  db: Db,
  said: Said,
  {
    brandId,
    memberId,
    channel,
  }: { readonly brandId: string; readonly memberId: string | null; readonly channel: MessageChannel },
): Promise<boolean> {
  const preference = switchesOfMessage(said);
  if ('always' in preference || memberId === null) return true;
  const keys = preference.channels.find((each) => each.channel === channel)?.keys ?? [];
  return (await membersWhoWant(db, { brandId, memberIds: [memberId], channel, keys })).has(memberId);
}
