import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { loadBrands } from '../brands/service.ts';
import { projectRoot } from '../platform/root.ts';
import type { MessageTemplate } from '../platform/notify.ts';
import { composeEmail, composeSms, keepEmail, keepSms, type Recipient } from './compose.ts';
import { TEMPLATES } from './templates.ts';
import { TEXTS } from './texts.ts';

const brands = loadBrands(join(projectRoot(), 'brands'), 'production');
const listener = { environment: 'test', host: '0.0.0.0', pagesPort: 3000 } as const;
const recipient: Recipient = {
  locale: 'en-US',
  firstName: 'Dana',
  timeZone: 'America/Los_Angeles',
  isMember: true,
};
const values = {
  count: '2',
  role: 'member',
  carrier: 'Parcel Post',
  tracking: 'PP123456789012',
  failure: 'lost',
  orderId: 'o',
  what: 'reward',
  back: 'prize',
  title: 'Corner Grocer gift card',
  kind: 'gift_card',
  receipt: 'R-1',
  reason: 'out_of_stock',
  logIn: 'link',
  link: 'https://home.example.org/x?token=a&b=<c>',
  code: '042117',
  number: '+14155550132',
  utility: 'Cedar & Pine <Power>',
  owner: 'Dana <Reyes>',
  by: 'password',
  untilAt: '2026-06-16T03:30:00Z',
  connected: 'no',
  takingPart: 'yes',
  lastFour: '4821',
  next: 'connect',
  was: 'connected',
  eventId: '01961a00-0000-7000-8000-000000000001',
  eventType: 'PARTICIPATION_REDUCTION',
  dayOn: '2026-06-17T01:00:00Z',
  fromClock: '2026-06-17T01:00:00Z',
  toClock: '2026-06-17T02:00:00Z',
  joined: 'no',
  outcome: 'saved',
  paid: 'yes',
  points: '155',
  savedWh: '500',
  setWh: '300',
  fromDate: '2026-06-09',
  leftWh: '100',
  makeUpWh: '250',
  adds: 'no',
  usedWh: '1400',
  usualWh: '1900',
  cause: 'readings_changed',
  before: '155',
  after: '125',
  beforeWh: '500',
  beforeIs: 'less',
  afterWh: '400',
  afterIs: 'less',
  partner: 'Slate',
  monday: '2026-06-01',
  items: '• Cedar is connected\n\n• Your result is in',
  days: '12300,,900,0,14100,15000,11000',
  missing: '1',
  totalWh: '53300',
  change: 'less',
  answer: 'in',
  program: 'Peak Hours',
  percent: '12',
  saved: 'yes',
  joinedEvents: '2',
  missed: '3',
  hundredths: '3700',
  currency: 'USD',
  way: 'paypal',
  destination: 'dana@pay.example',
  waits: 'new',
  taken: '100',
  isShort: 'yes',
  state: 'guessed',
  device: 'Hall <i>thermostat</i>',
  devices: 'Car, <i>Heater</i>',
  price: 'some',
  homes: '24',
  teamWh: '12000',
  ownWh: '500',
  goalWh: '14000',
  missingWh: '2000',
  rank: '1',
  teams: '2',
  friend: 'Robin',
  milestone: 'SAVED_10',
  more: '1',
  side: 'referrer',
  other: 'Robin',
  boosted: 'yes',
  address: 'missing',
  account: 'new',
};
/** The evening before the event. */
const sentAt = new Date('2026-06-16T01:00:00Z');
const names = Object.keys(TEMPLATES) as MessageTemplate[];
const TEXTS_ONLY: ReadonlySet<MessageTemplate> = new Set(['phone-code', 'phone-test']);
const everywhere = brands.all.flatMap((brand) =>
  brand.config.locales.map((locale) => ({ brand, locale, name: `${brand.id} in ${locale}` })),
);

function variables(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner =
      element.type === TYPE.select || element.type === TYPE.plural
        ? Object.values(element.options).flatMap((option) => variables(option.value))
        : [];
    return [element.value, ...inner];
  });
}

describe('message texts', () => {
  it('French has every text, takes the same values, and differs from English', () => {
    const { 'en-US': english, 'fr-CA': french } = TEXTS;
    expect(Object.keys(french).sort()).toEqual(Object.keys(english).sort());
    for (const [id, text] of Object.entries(english)) {
      const own = french[id] ?? '';
      expect([id, own]).not.toEqual([id, text]);
      const inside = (source: string) => [...new Set(variables(parse(source, { ignoreTag: true })))].sort();
      expect([id, ...inside(own)]).toEqual([id, ...inside(text)]);
    }
  });

  it('the other English locales only override texts of the base', () => {
    for (const locale of ['en-AU', 'en-CA'] as const)
      expect(Object.keys(TEXTS[locale]).sort()).toEqual(Object.keys(TEXTS['en-US']).sort());
  });

  it('every text belongs to a template, and every template has an email or a text message', () => {
    const owners = new Set(Object.keys(TEXTS['en-US']).map((id) => id.split('.')[0]));
    expect([...owners].sort()).toEqual([...names, 'common', 'stop', 'start'].sort());
  });
});

describe.each(everywhere)('emails of $name', ({ brand, locale }) => {
  it.each(names.filter((name) => !TEXTS_ONLY.has(name)))(
    '%s: text and HTML have the same content, in the brand’s name',
    (template) => {
      const mail = composeEmail(brand, listener, { ...recipient, locale }, { template, values, sentAt });
      expect(mail.from).toContain(`<${brand.config.helpEmail}>`);
      expect(mail.subject).not.toMatch(/[\r\n{}]/);
      expect(mail.html).toContain(`lang="${locale}"`);
      expect(mail.html).not.toMatch(/<c>|<Power>|<i>|undefined|\{[a-z]+\}|src=/i);
      expect(mail.text).not.toMatch(/undefined|\{[a-z]+\}/i);
      if (TEMPLATES[template].button === 'link') {
        expect(mail.text).toContain(values.link);
        expect(mail.html).toContain('href="https://home.example.org/x?token=a&amp;b=&lt;c&gt;"');
      }
      const content = { template, values, sentAt };
      const kept = [keepEmail, keepSms].map((keep) =>
        keep(brand, listener, { ...recipient, locale }, content),
      );
      expect(kept[0]?.text).toContain(mail.text.split('\n')[2]?.replace('042117', '••••••'));
      expect(JSON.stringify(kept)).not.toMatch(/042117|token=a/);
    },
  );
});

describe('what an evening was set against, in the email of a result', () => {
  const body = (more: Partial<typeof values>) =>
    composeEmail(brands.buildDefault, listener, recipient, {
      template: 'event-results',
      values: { ...values, ...more },
      sentAt,
    }).text;
  it.each([
    [{ leftWh: 'none' }, 'You earned $1.55. 0.3 kWh from June 9 was set against it.\n'],
    [{}, '0.3 kWh from June 9 was set against it. 0.1 kWh is left to make up.\n'],
    [
      { outcome: 'more', savedWh: '0', points: '5', setWh: 'none', fromDate: '', leftWh: '300', adds: 'yes' },
      'You still earned 5¢ for taking part. 0.3 kWh comes off your next saving.\n',
    ],
    [{ setWh: 'none', fromDate: '', leftWh: 'none' }, 'You earned $1.55.\n'],
  ])('%j', (more, said) => {
    expect(body(more)).toContain(said);
  });

  it.each([
    ['en-US', {}, '$1.55. 0.3 kWh from June 9 was set against it. 0.1 kWh is left to make up. http'],
    ['en-US', { setWh: 'none', adds: 'yes' }, '$1.55. 0.1 kWh comes off your next saving. http'],
    ['en-US', { setWh: 'none', leftWh: 'none' }, '$1.55. http'],
    ['fr-CA', {}, 'Moins 0,3 kWh du 9 juin. Il reste 0,1 kWh à rattraper. http'],
  ] as const)('a text message says it in few words: %s, %j', (locale, more, said) => {
    const sms = composeSms(
      brands.buildDefault,
      listener,
      { ...recipient, locale },
      { template: 'event-results', values: { ...values, ...more }, sentAt },
    );
    expect(sms?.text).toContain(said);
  });

  it.each([
    [{}, 'First, 0.25 kWh from June 9 comes off what you save.'],
    [{ makeUpWh: 'none' }, 'you’ll earn for everything you save.\n'],
  ])('the reminder of an event says what comes off first: %j', (more, said) => {
    const { text } = composeEmail(brands.buildDefault, listener, recipient, {
      template: 'event-advance',
      values: { ...values, ...more },
      sentAt,
    });
    expect(text).toContain(said);
  });

  it.each(['event-advance', 'event-start', 'event-end'] as const)(
    'the %s message of a test promises neither points nor a result',
    (template) => {
      const compose = (isTest: string | null) => {
        const content = { template, values: { ...values, isTest }, sentAt };
        const { text } = composeEmail(brands.buildDefault, listener, recipient, content);
        return `${text}\n${composeSms(brands.buildDefault, listener, recipient, content)?.text ?? ''}`;
      };
      const promises = /earn|It all counts|your result/i;
      expect(compose('yes')).toContain('This is a test. No points this time');
      expect(compose('yes')).not.toMatch(promises);
      expect(compose(null)).toMatch(promises);
      expect(compose(null)).not.toContain('test');
      // A message that is only tried reads as members will get it.
      expect(compose('trial')).toMatch(promises);
      expect(compose('trial')).toContain('We’re only trying out this message.');
    },
  );

  it('is nothing in a message that an earlier release queued', () => {
    const { setWh: _set, fromDate: _from, leftWh: _left, adds: _adds, ...earlier } = values;
    const { text } = composeEmail(brands.buildDefault, listener, recipient, {
      template: 'event-results',
      values: earlier,
      sentAt,
    });
    expect(text).toContain('You earned $1.55.\n');
  });
});

describe('a text message', () => {
  it.each(everywhere)('$name: codes fit into one part, the rest into two', ({ brand, locale }) => {
    for (const template of names) {
      const sms = composeSms(
        brand,
        listener,
        { ...recipient, locale },
        { template, sentAt, values: { ...values, utility: 'Cedar Power', device: 'Hall thermostat' } },
      );
      if (sms !== null) expect(sms.text.length).toBeLessThanOrEqual(template.endsWith('code') ? 134 : 306);
    }
  });
});

describe('the reason given in an email', () => {
  it.each([
    ['signup-link', true, 'because someone entered this address'],
    ['destination-code', true, 'because someone entered this address'],
    ['home-invitation', true, 'because someone entered this address'],
    ['already-member', true, 'because you’re a member'],
    ['password-link', false, 'because someone entered this address'],
  ] as const)('SGN-01, WAL-07: %s, to a member: %s', (template, isMember, why) => {
    expect(
      composeEmail(brands.buildDefault, listener, { ...recipient, isMember }, { template, values, sentAt })
        .text,
    ).toContain(why);
  });
});

describe('a time of day', () => {
  it.each([
    ['en-US', 'default', 'on Tuesday, 6 to 7 PM', 'on June 16, 6 to 7 PM', 'again on Monday at 8:30 PM.'],
    ['en-AU', 'au-retailer', 'on Tuesday, 6 to 7 pm', 'on 16 June, 6 to 7 pm', 'again on Monday at 8:30 pm.'],
    ['en-CA', 'ca-telecom', 'on Tuesday, 6 to 7 PM', 'on June 16, 6 to 7 PM', 'again on Monday at 8:30 PM.'],
    ['fr-CA', 'ca-telecom', 'mardi, de 18 h à 19 h', 'le 16 juin, de 18 h à 19 h', 'prévu lundi à 20 h 30.'],
  ] as const)(
    '%s: is written as in the app, with the weekday within a week',
    (locale, id, soon, later, until) => {
      const brand = brands.byId(id) ?? brands.buildDefault;
      const mail = (template: MessageTemplate, sent = sentAt) =>
        composeEmail(brand, listener, { ...recipient, locale }, { template, values, sentAt: sent });
      const sms = (sent: Date) =>
        composeSms(
          brand,
          listener,
          { ...recipient, locale },
          { template: 'event-advance', values, sentAt: sent },
        );
      const weeksBefore = new Date('2026-06-01T01:00:00Z');
      expect(mail('event-advance').subject).toContain(soon);
      expect(mail('event-advance', weeksBefore).subject).toContain(later);
      expect(sms(sentAt)?.text).toContain(soon);
      expect(sms(weeksBefore)?.text).toContain(later);
      expect(mail('utility-outage').text).toContain(until);
    },
  );
});

describe('an invitation into a home', () => {
  it('names one end of the link in an invitation into a home', () => {
    const { text } = composeEmail(brands.buildDefault, listener, recipient, {
      template: 'home-invitation',
      values,
      sentAt,
    });
    expect(text).toContain('The link works once, and ends on Monday at 8:30 PM:');
    expect(text).not.toContain('24 hours');
  });
});

describe('what an email gives away', () => {
  const mail = (template: MessageTemplate, firstName = 'Dana') =>
    composeEmail(brands.buildDefault, listener, { ...recipient, firstName }, { template, values, sentAt });

  it('shows only the end of a phone number', () => {
    const { html, text } = mail('phone-added');
    expect(html + text).not.toContain('5550132');
    expect(text).toContain('ending in 32');
  });

  it.each(['http://evil.example/win', 'evil.example', 'You won! www.evil.example'])(
    'does not repeat "%s" given as a name',
    (name) => {
      const { html, text, subject } = mail('signup-link', name);
      expect(html + text + subject).not.toContain('evil');
      expect(text).toContain('Hi,');
    },
  );

  it('greets by name', () => {
    expect(mail('signup-link', 'Anne-Marie D’Arcy').text).toContain('Hi Anne-Marie D’Arcy,');
  });

  it('escapes markup in a name', () => {
    expect(mail('password-link', '<img src=x onerror=alert(1)>').html).not.toContain('<img');
  });

  it('loads nothing remote', () => {
    for (const name of names.filter((each) => !TEXTS_ONLY.has(each)))
      expect(mail(name).html).not.toMatch(/<img|url\(|<link|@import/);
  });
});
