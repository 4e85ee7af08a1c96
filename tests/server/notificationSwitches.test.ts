import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Settings } from '../../codegen/rest/types.ts';
import {
  MESSAGE_PREFERENCES,
  findMessagePreference,
  isAlwaysPushed,
  type MessageName,
} from '../../src/domain/notifications/messagePreferences.ts';
import type { Message } from '../../src/server/platform/notify.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
import { TEMPLATES } from '../../src/server/notifications/templates.ts';
import { TEXTS } from '../../src/server/notifications/texts.ts';
import { sentMessages } from '../../src/server/notifications/tables.ts';
import { phoneNumbers } from '../../src/server/settings/tables.ts';
import { startAccountsServer } from '../support/accountsServer.ts';

const { server, sandbox, account, newNumber, stop } = await startAccountsServer();
afterAll(stop);
// Noon in Los Angeles: no quiet hours.
server.clock.set('2026-07-01T19:00:00Z');

const NAMES = Object.keys(MESSAGE_PREFERENCES) as MessageName[];
const EVENT_TYPES = ['PARTICIPATION_REDUCTION', 'PARTICIPATION_REDUCTION_RT'] as const;
/** The values every template needs. */
const VALUES = {
  count: '1',
  what: 'reward',
  price: 'some',
  homes: '24',
  teamWh: '12000',
  ownWh: '500',
  goalWh: '14000',
  missingWh: '2000',
  rank: '1',
  teams: '2',
  link: 'https://home.example.org/x',
  utility: 'Cedar Power',
  untilAt: null,
  connected: 'yes',
  takingPart: 'yes',
  lastFour: '4821',
  next: 'connect',
  was: 'connected',
  eventId: '01961a00-0000-7000-8000-000000000001',
  dayOn: '2026-07-02T01:00:00Z',
  fromClock: '2026-07-02T01:00:00Z',
  toClock: '2026-07-02T02:00:00Z',
  joined: 'yes',
  outcome: 'saved',
  paid: 'yes',
  points: '155',
  savedWh: '500',
  cause: 'readings_changed',
  before: '155',
  after: '125',
  beforeWh: '500',
  beforeIs: 'less',
  afterWh: '400',
  afterIs: 'less',
  devices: 'Car',
  device: 'Car',
  partner: 'Slate',
  monday: '2026-06-01',
  items: '• Cedar is connected',
  days: '1,2,3,4,5,6,7',
  missing: '0',
  totalWh: '28',
  change: 'less',
  percent: '12',
  saved: 'no',
  joinedEvents: '0',
  missed: '3',
  orderId: '01961a00-0000-7000-8000-000000000002',
  title: 'Corner Grocer gift card',
  kind: 'gift_card',
  receipt: 'none',
  reason: 'refused',
  destination: 'dana@pay.example',
  taken: '155',
  isShort: 'no',
  friend: 'Robin',
  milestone: 'SAVED_10',
  more: '0',
  side: 'referrer',
  other: 'Robin',
  boosted: 'no',
} as const;

const listChannels = (name: MessageName, eventType: string) => {
  const preference = findMessagePreference(name, eventType);
  return 'always' in preference
    ? []
    : preference.channels.flatMap(({ channel, keys }) => (channel === 'push' ? [] : [{ channel, keys }]));
};
/** A message for each switch. */
const honoured = new Map(
  NAMES.flatMap((name) =>
    EVENT_TYPES.flatMap((eventType) =>
      listChannels(name, eventType).flatMap(({ channel, keys }) =>
        keys.map((key) => [key, { name, eventType, channel, keys }] as const),
      ),
    ),
  ),
);

/** A member of a brand with every group, with a number that consented to text messages. */
async function subscriber() {
  const { email, memberId } = await account({ brand: 'us-mobile' });
  const number = newNumber();
  await server.database.db
    .insert(phoneNumbers)
    .values({ memberId, number, verified: true, addedAt: server.clock.now() });
  const client = await server.loggedIn(memberId, 'us-mobile.localhost');
  const save = (subscriptions: Readonly<Record<string, boolean>>) =>
    client.call('/settings/subscriptions', { body: { subscriptions, sms_consent: true } });
  const shown = async () => {
    const { event_subscriptions: events, subscriptions } = (await client.call('/settings')).json<Settings>();
    return { ...events, ...subscriptions };
  };
  return { email, memberId, number, save, shown };
}
type Subscriber = Awaited<ReturnType<typeof subscriber>>;

/** What the mail server and the gateway receive. */
async function arrivals(
  to: Subscriber,
  {
    name,
    eventType,
    channel,
  }: { readonly name: MessageName; readonly eventType: string; readonly channel: 'email' | 'sms' },
  key: string,
): Promise<number> {
  const count = () =>
    channel === 'email'
      ? server.sentMail.filter((mail) => mail.to === to.email).length
      : sandbox.outbox.list(to.number).length;
  const before = count();
  await server.core.deps.notify.send(server.database.db, {
    brandId: 'us-mobile',
    memberId: to.memberId,
    template: name,
    values: { ...VALUES, eventType },
    key,
  } as Message);
  await server.worker.runUntilIdle();
  return count() - before;
}

describe('the switches of Settings', () => {
  it('are exactly those that some message honours', async () => {
    const { shown } = await subscriber();
    // One more says how much comes at all.
    expect(Object.keys(await shown()).sort()).toEqual([...honoured.keys(), 'essential_only'].sort());
  });

  it('refuses a switch that the catalogue lacks', async () => {
    const { save } = await subscriber();
    const answer = await save({ social_nearby_team_help_sms: true });
    expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual([400, 'NO_SUCH_SUBSCRIPTION']);
  });

  it.each([...honoured])('%s: off sends nothing, on sends the message', async (key, { keys, ...message }) => {
    const member = await subscriber();
    expect((await save(member, keys, false)).statusCode).toBe(200);
    expect(await arrivals(member, message, `off:${key}`)).toBe(0);
    expect((await save(member, [key], true)).statusCode).toBe(200);
    expect(await arrivals(member, message, `on:${key}`)).toBe(1);
  });
  const save = (member: Subscriber, keys: readonly string[], on: boolean) =>
    member.save(Object.fromEntries(keys.map((key) => [key, on])));

  it('drops a waiting message when its switch goes off', async () => {
    const member = await subscriber();
    await member.save({});
    await server.core.deps.notify.send(server.database.db, {
      brandId: 'us-mobile',
      memberId: member.memberId,
      template: 'utility-problem',
      values: { utility: 'Cedar Power' },
      key: `waiting:${member.memberId}`,
    });
    await member.save({
      onboarding_utility_activation_help: false,
      onboarding_utility_activation_help_sms: false,
    });
    await server.worker.runUntilIdle();
    const rows = await server.database.db
      .select()
      .from(sentMessages)
      .where(eq(sentMessages.memberId, member.memberId));
    expect(rows.map(({ channel, state, reason }) => [channel, state, reason]).sort()).toEqual([
      ['email', 'dropped', 'switched-off'],
      ['sms', 'dropped', 'switched-off'],
    ]);
  });
});

describe('the table of messages and their switches', () => {
  it('lists every message, with a text message exactly where there is text for one', () => {
    expect(NAMES.sort()).toEqual(Object.keys(TEMPLATES).sort());
    for (const name of NAMES) {
      const channels = new Set(
        EVENT_TYPES.flatMap((eventType) => listChannels(name, eventType).map(({ channel }) => channel)),
      );
      const always = 'always' in findMessagePreference(name);
      expect([name, always ? 'always' : channels.has('sms')]).toEqual([
        name,
        always ? 'always' : Object.hasOwn(TEXTS['en-US'], `${name}.sms`),
      ]);
    }
  });

  it.each(Object.entries(TEXTS))('shows no code and no link on a lock screen, in %s', (_locale, texts) => {
    const pushed = NAMES.filter((name) => {
      const preference = findMessagePreference(name);
      return 'always' in preference ? isAlwaysPushed(preference.always) : name !== 'weekly-digest';
    });
    const said = Object.entries(texts).filter(
      ([id, text]) =>
        pushed.some((name) => id === `${name}.subject` || id === `${name}.preheader`) &&
        /\{(?:code|link)\b/.test(text),
    );
    expect(said).toEqual([]);
    // A link in a message that can't be turned off logs in or confirms.
    const secret = NAMES.filter(
      (name) => 'always' in findMessagePreference(name) && TEMPLATES[name].button === 'link',
    );
    expect(secret.filter((name) => pushed.includes(name))).toEqual([]);
    expect(pushed).toContain('password-changed');
  });

  it('names only messages that are sent', () => {
    const folder = join(projectRoot(), 'src', 'server');
    const declared = ['notify.ts', 'templates.ts'];
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        file.endsWith('.ts') && !file.endsWith('.test.ts') && !declared.some((name) => file.endsWith(name)),
    );
    const text = sources.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
    // Event notices are keyed by their kind.
    const isSent = (name: string): boolean =>
      text.includes(`'${name}'`) || (name.startsWith('event-') && text.includes('template: `event-${kind}`'));
    expect(NAMES.filter((name) => !isSent(name))).toEqual([]);
  });
});
