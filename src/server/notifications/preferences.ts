import {
  findMessagePreference,
  isAlwaysPushed,
  type AlwaysReason,
  type MessageChannel,
  type FoundMessagePreference,
  type SwitchedPreference,
} from '../../domain/notifications/messagePreferences.ts';
import { LOAD_KEYS } from '../../domain/notifications/messageLoad.ts';
import { pushKey, pushTopics } from '../../domain/notifications/pushTopics.ts';
import { subscriptionKeys } from '../../domain/brands/subscriptions.ts';
import type { Brands } from '../brands/service.ts';
import type { Db } from '../platform/db/db.ts';
import type { Message, MessageQuestion } from '../platform/notify.ts';
import { membersWhoWant, membersWithLess, membersWithPush } from './queries/messageWishes.ts';
import type { MessageContent } from './compose.ts';

/** `digest`: only in the inbox, and named in a weekly email. `inbox`: only there. */
export type SentChannel = MessageChannel | 'digest' | 'inbox';

/** A message for one channel, with that channel's key. */
export type ChannelMessage = Omit<Message, 'channel'> & { readonly channel: SentChannel };

export function messagePreference({
  template,
  values,
}: Omit<MessageContent, 'sentAt'>): FoundMessagePreference {
  return findMessagePreference(template, values['eventType'] ?? undefined);
}

/** Whether a message has a code or a link that acts for its reader. */
export function hasSecrets(template: MessageContent['template'], values: MessageContent['values']): boolean {
  const preference = messagePreference({ template, values });
  return (
    ('always' in preference && (preference.always === 'code' || preference.always === 'link')) ||
    values['code'] != null ||
    values['link'] != null
  );
}

/**
 * Splits each message into the channels that the brand offers and the recipient has on; one that is wanted on none is
 * kept in the inbox. A message without a switch uses the channel it names, or email and the recipient's phones.
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
  for (const { brandId, preference, messages: own } of groups.values())
    out.push(
      ...('always' in preference
        ? await unswitched(db, preference.always, own)
        : await switched(db, brands, brandId, preference, own)),
    );
  return out;
}

/** The channels that a member has on for a message now. */
export async function wantedChannels(
  db: Db,
  brands: Pick<Brands, 'byId'>,
  { brandId, memberId, template }: MessageQuestion,
): Promise<readonly MessageChannel[]> {
  const preference = findMessagePreference(template);
  if ('always' in preference)
    return (await alwaysPushed(db, preference.always, [memberId])).has(memberId)
      ? ['email', 'push']
      : ['email'];
  const { channels, load } = (await readWishes(db, brands, brandId, preference, [memberId]))(memberId);
  return load === undefined ? channels : [];
}

async function unswitched(
  db: Db,
  reason: AlwaysReason,
  messages: readonly Message[],
): Promise<ChannelMessage[]> {
  // One for an address or a channel of its own goes nowhere else.
  const pushable = messages.filter(({ channel, address }) => channel === undefined && address === undefined);
  const reached = await alwaysPushed(
    db,
    reason,
    pushable.flatMap(({ memberId }) => memberId ?? []),
  );
  return [
    ...messages.map((message) => ({ ...message, channel: message.channel ?? ('email' as const) })),
    ...pushable
      .filter(({ memberId }) => memberId !== null && reached.has(memberId))
      .map((message) => onChannel(message, 'push')),
  ];
}

const alwaysPushed = async (
  db: Db,
  reason: AlwaysReason,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> =>
  isAlwaysPushed(reason) && memberIds.length > 0 ? membersWithPush(db, memberIds) : new Set();

async function switched(
  db: Db,
  brands: Pick<Brands, 'byId'>,
  brandId: string,
  preference: SwitchedPreference,
  messages: readonly Message[],
): Promise<ChannelMessage[]> {
  const memberIds = messages.flatMap(({ memberId }) => memberId ?? []);
  const wishOf = await readWishes(db, brands, brandId, preference, memberIds);
  return messages.flatMap((message): ChannelMessage[] => {
    const { channels, load, isOffered } = wishOf(message.memberId ?? '');
    if (message.memberId === null || !isOffered) return [];
    if (channels.length > 0 && load === undefined)
      return channels.map((channel) => onChannel(message, channel));
    if (channels.length > 0 && load === 'weekly') return [onChannel(message, 'digest')];
    return preference.isAskedFor ? [] : [{ ...message, channel: 'inbox' }];
  });
}

interface Wish {
  readonly channels: readonly MessageChannel[];
  /** For a member who wants only what must be known, where this isn't it. */
  readonly load: 'none' | 'weekly' | undefined;
  /** Whether the brand has such a message. */
  readonly isOffered: boolean;
}

/** What each of these members wants of a message with switches. */
async function readWishes(
  db: Db,
  brands: Pick<Brands, 'byId'>,
  brandId: string,
  { channels: all, must }: SwitchedPreference,
  memberIds: readonly string[],
): Promise<(memberId: string) => Wish> {
  const entries = brands.byId(brandId)?.config.subscriptions ?? [];
  const offered = new Set<string>([
    ...subscriptionKeys(entries),
    ...pushTopics(entries).map(pushKey),
    ...LOAD_KEYS,
  ]);
  const less = must ? new Map<string, never>() : await membersWithLess(db, memberIds);
  const readers: { readonly channel: MessageChannel; readonly members: ReadonlySet<string> }[] = [];
  for (const { channel, keys: honoured } of all) {
    const keys = honoured.filter((key) => offered.has(key));
    if (keys.length > 0)
      readers.push({ channel, members: await membersWhoWant(db, { brandId, memberIds, channel, keys }) });
  }
  return (memberId) => ({
    channels: readers.flatMap(({ channel, members }) => (members.has(memberId) ? [channel] : [])),
    load: less.get(memberId),
    isOffered: readers.length > 0,
  });
}

const onChannel = (message: Message, channel: Exclude<SentChannel, 'inbox'>): ChannelMessage => ({
  ...message,
  channel,
  key: channel === 'email' ? message.key : `${message.key}:${channel}`,
});

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
