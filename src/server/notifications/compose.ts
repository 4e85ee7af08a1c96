import { brandOrigin } from '../../domain/brands/brandOrigin.ts';
import type { Currency, Locale } from '../../domain/brands/countries.ts';
import { formatClockRange, formatClockTime } from '../../domain/format/clockTime.ts';
import { formatMoney } from '../../domain/format/currency.ts';
import { monthDayText, weekdayName } from '../../domain/format/dates.ts';
import { energyUnit, formatEnergy, type EnergyUnit } from '../../domain/format/energy.ts';
import { payText, type PayMedium } from '../../domain/ledger/payText.ts';
import { sentDay } from '../../domain/format/peopleTimes.ts';
import { addDays } from '../../domain/meter/zone.ts';
import type { PushPayload } from '../../domain/notifications/pushPayload.ts';
import { wordsFor } from '../../domain/brands/wordsFor.ts';
import { greetingName } from '../../domain/signup/personName.ts';
import type { Brand } from '../brands/service.ts';
import type { Config } from '../platform/config.ts';
import type { MessageTemplate } from '../platform/notify.ts';
import type { Secrets } from '../platform/secrets.ts';
import { keptText, plainText, type Chart, type Email } from './email.ts';
import { emailHtml } from './emailLayout.ts';
import { sealAnswerToken } from './push/answerToken.ts';
import { TEMPLATES } from './templates.ts';
import { formatText } from './texts.ts';

/** The recipient, as far as the wording of a message depends on them. */
export interface Recipient {
  readonly locale: Locale;
  readonly firstName: string;
  readonly timeZone: string;
  readonly isMember: boolean;
}

export interface MessageContent {
  readonly template: MessageTemplate;
  readonly values: Readonly<Record<string, string | null>>;
  readonly sentAt: Date;
}

export interface ComposedEmail {
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** How a sentence refers to a day: French distinguishes "le 3 juin" and "du 3 juin". */
const DAY_USES = ['onDay', 'ofDay'] as const;

/** Until the link is followed or the code entered, the address may belong to someone other than the member. */
const TO_NEW_ADDRESS: readonly MessageTemplate[] = ['signup-link', 'destination-code', 'home-invitation'];

/** Their text says until when the link works. */
const SAYS_WHEN: readonly MessageTemplate[] = ['home-invitation'];

type Listener = Pick<Config, 'environment' | 'host' | 'pagesPort'>;

/**
 * Builds the email's text and HTML parts from the same content. `unsubscribeLink` is null for emails that can't be
 * switched off.
 */
export function composeEmail(
  brand: Brand,
  listener: Listener,
  recipient: Recipient,
  content: MessageContent,
  unsubscribeLink: string | null = null,
): ComposedEmail {
  const { productName } = wordsFor(brand, recipient.locale);
  const email = buildEmail(brand, listener, recipient, content, unsubscribeLink);
  const look = {
    productName,
    theme: brand.theme,
    icon: brand.art.icon,
    homeLink: `${brandOrigin(brand.config, listener)}/`,
  };
  return {
    from: `"${productName.replaceAll(/["\\\r\n]/g, '')}" <${brand.config.helpEmail}>`,
    subject: email.subject,
    text: plainText(email),
    html: emailHtml(email, look),
  };
}

/**
 * Builds the notification for phones: the email's subject and first words, and for an event that the member can join a
 * button that does. It names nobody and leads to a page, never to a link that logs in.
 */
export function composePush(
  { config, secrets }: { readonly config: Listener; readonly secrets: Secrets },
  brand: Brand,
  recipient: Recipient,
  content: MessageContent,
  { id, memberId }: { readonly id: string; readonly memberId: string | null },
): PushPayload {
  const values = valuesFor(brand, config, recipient, content, 'screen');
  const text = (name: string): string => formatText(recipient.locale, name, values) ?? '';
  const { eventId, joined } = content.values;
  const asks =
    content.template === 'event-advance' && joined === 'no' && eventId != null && memberId !== null;
  return {
    title: isMarked(content)
      ? `${text('common.testMark')} ${text(`${content.template}.subject`)}`
      : text(`${content.template}.subject`),
    body: text(`${content.template}.preheader`),
    path: pathOf(content) ?? '/',
    tag: eventId ?? id,
    ...(asks
      ? {
          action: {
            title: text('common.pushJoin'),
            token: sealAnswerToken(secrets, brand.id, { messageId: id, memberId, eventId }),
            failed: text('common.pushFailed'),
          },
        }
      : {}),
  };
}

/** Builds the text message, or returns null for a template that has none. */
export function composeSms(
  brand: Brand,
  listener: Listener,
  recipient: Recipient,
  content: MessageContent,
): { readonly from: string; readonly text: string } | null {
  const values = valuesFor(brand, listener, recipient, content, 'message');
  const text = formatText(recipient.locale, `${content.template}.sms`, values);
  if (text !== null && isMarked(content))
    return {
      from: wordsFor(brand, recipient.locale).shortName,
      text: `${formatText(recipient.locale, 'common.testMark', values) ?? ''} ${text}`,
    };
  return text === null ? null : { from: wordsFor(brand, recipient.locale).shortName, text };
}

/** A message as the member's inbox shows it. */
export interface KeptMessage {
  /** Null for a text message. */
  readonly subject: string | null;
  readonly text: string;
  /** The page that the email's button leads to. */
  readonly link: { readonly label: string; readonly path: string } | null;
}

export function keepEmail(
  brand: Brand,
  listener: Listener,
  recipient: Recipient,
  content: MessageContent,
): KeptMessage {
  const email = buildEmail(brand, listener, recipient, withoutSecrets(content, recipient.locale), null);
  const { button, subject } = email;
  const origin = brandOrigin(brand.config, listener);
  const link =
    button === null || !button.link.startsWith(`${origin}/`)
      ? null
      : { label: button.label, path: button.link.slice(origin.length) };
  return { subject, text: keptText(email, link !== null), link };
}

export function keepSms(
  brand: Brand,
  listener: Listener,
  recipient: Recipient,
  content: MessageContent,
): KeptMessage | null {
  const sms = composeSms(brand, listener, recipient, withoutSecrets(content, recipient.locale));
  return sms === null ? null : { subject: null, text: sms.text, link: null };
}

export function keepPush(
  brand: Brand,
  listener: Listener,
  recipient: Recipient,
  content: MessageContent,
): KeptMessage {
  const { subject, preheader } = buildEmail(
    brand,
    listener,
    recipient,
    withoutSecrets(content, recipient.locale),
    null,
  );
  return { subject, text: preheader, link: null };
}

/** Whoever reads along later can't log in or confirm anything by it. */
function withoutSecrets(content: MessageContent, locale: Locale): MessageContent {
  const { code, link } = content.values;
  return {
    ...content,
    values: {
      ...content.values,
      ...(code == null ? {} : { code: '••••••' }),
      ...(link == null ? {} : { link: formatText(locale, 'common.keptLink', {}) }),
    },
  };
}

function buildEmail(
  brand: Brand,
  listener: Listener,
  recipient: Recipient,
  content: MessageContent,
  unsubscribeLink: string | null,
): Email {
  const { locale } = recipient;
  const { template } = content;
  const values = valuesFor(brand, listener, recipient, content, 'screen');
  const part = (name: string): string | null => formatText(locale, `${template}.${name}`, values);
  const need = (id: string): string => {
    const text = formatText(locale, id, values);
    if (text === null) throw new RangeError(`There is no text ${id} in ${locale}.`);
    return text;
  };
  const label = part('button');
  const link = values['link'];
  const isOnce = TEMPLATES[template].button === 'link';
  const isMember = recipient.isMember && !TO_NEW_ADDRESS.includes(template);
  return {
    locale,
    subject: isMarked(content)
      ? `${need('common.testMark')} ${need(`${template}.subject`)}`
      : need(`${template}.subject`),
    preheader: need(`${template}.preheader`),
    heading: need(`${template}.heading`),
    hello: need('common.hello'),
    paragraphs: [
      ...(isMarked(content)
        ? [need(values['isTest'] === 'yes' ? 'common.testText' : 'common.trialText')]
        : []),
      ...need(`${template}.body`)
        .split('\n\n')
        .filter((paragraph) => paragraph !== ''),
    ],
    code: values['code'] ?? null,
    button:
      label === null || link === undefined
        ? null
        : {
            label,
            link,
            fallback: need('common.linkFallback'),
            rules: isOnce && !SAYS_WHEN.includes(template) ? need('common.linkRules') : null,
          },
    after: part('after'),
    chart: buildChart(content, locale, { caption: part('chart'), missing: part('noReadings') }),
    unsubscribe:
      unsubscribeLink === null ? null : { label: need('common.unsubscribe'), link: unsubscribeLink },
    footer: [
      need(isMember ? 'common.why.member' : 'common.why.stranger'),
      need(brand.config.supportPhone === null ? 'common.help' : 'common.helpPhone'),
    ],
  };
}

/**
 * The brand's words, the recipient's name and the template's own values. By suffix: `…At` is a day and time, and
 * `…Clock` a time of day, as the app writes them, in the recipient's zone; `…Wh` is an amount of energy. `points`
 * becomes `pay`, as shown on the brand, and `before`, `after` and `taken` are points, too. `dayOn` becomes
 * `onDay` ("on Thursday") and `ofDay`; `fromClock` to `toClock` also `hours`.
 */
/** About a test event, or a message that is only tried. */
const isMarked = ({ values }: MessageContent): boolean => values['isTest'] != null;

function valuesFor(
  brand: Brand,
  listener: Listener,
  { locale, firstName, timeZone }: Recipient,
  { template, values, sentAt }: MessageContent,
  medium: PayMedium,
): Record<string, string> {
  const { productName, shortName, reductionEvent, realTimeEvent } = wordsFor(brand, locale);
  const { helpEmail, supportPhone } = brand.config;
  const path = pathOf({ template, values });
  const page: Record<string, string> =
    path === null ? {} : { link: brandOrigin(brand.config, listener) + path };
  const clock = (at: string): string => plainSpaces(formatClockTime(new Date(at), timeZone, locale));
  const pay = (points: number): string => plainSpaces(payText(points, brand.config, locale, medium));
  const dayText = (use: (typeof DAY_USES)[number] | 'moment', at: string): string => {
    const { word, day } = sentDay(new Date(at), sentAt, timeZone, locale);
    return formatText(locale, `common.${use}.${word}`, { day, clock: clock(at) }) ?? day;
  };
  const formatted: Record<string, string> = { isTest: 'no' };
  for (const [name, value] of Object.entries(values)) {
    if (name.endsWith('At'))
      formatted[name.slice(0, -2)] = value === null ? 'none' : dayText('moment', value);
    else if (value === null) continue;
    else if (name === 'dayOn') for (const use of DAY_USES) formatted[use] = dayText(use, value);
    else if (name.endsWith('Clock')) formatted[name] = clock(value);
    else if (name.endsWith('Wh'))
      formatted[name] =
        value === 'none' ? value : plainSpaces(formatEnergy(Number(value), locale, messageUnit(values)));
    else if (name === 'before' || name === 'after' || name === 'taken') formatted[name] = pay(Number(value));
    else if (name === 'points') {
      formatted['pay'] = pay(Number(value));
      formatted['earned'] = Number(value) > 0 && values['paid'] !== 'no' ? 'yes' : 'no';
    } else if (name === 'hundredths')
      formatted['money'] = plainSpaces(
        formatMoney(Number(value) / 100, values['currency'] as Currency, locale),
      );
    else if (name === 'monday') formatted['week'] = weekText(value, locale);
    else if (name === 'fromDate') formatted[name] = value === '' ? '' : monthDayText(dayParts(value), locale);
    else if (name === 'number') formatted['numberEnd'] = value.slice(-2);
    else formatted[name] = value;
  }
  const { fromClock: from, toClock: to } = values;
  if (from != null && to != null)
    formatted['hours'] = plainSpaces(
      formatClockRange(new Date(from), new Date(to), timeZone, locale, 'words'),
    );
  const greeting = greetingName(firstName);
  const word = values['eventType'] === 'PARTICIPATION_REDUCTION_RT' ? realTimeEvent : reductionEvent;
  return {
    productName,
    shortName,
    // Messages that an earlier release queued don't say what was ordered, how a corrected result compares, what was set
    // against it, what is
    // to make up first, what a link does, or whether the home can take part.
    what: 'plug',
    logIn: 'link',
    takingPart: 'yes',
    can: 'yes',
    why: 'none',
    setWh: 'none',
    makeUpWh: 'none',
    leftWh: 'none',
    adds: 'no',
    fromDate: '',
    beforeIs: 'none',
    afterIs: 'none',
    title: '',
    event: word.one,
    events: word.many,
    helpEmail,
    supportPhone: supportPhone ?? '',
    named: greeting === '' ? 'no' : 'yes',
    firstName: greeting,
    ...page,
    ...formatted,
  };
}

/** The page of the brand that a message leads to; null: none, or a link of its own. */
function pathOf({ template, values }: Pick<MessageContent, 'template' | 'values'>): string | null {
  const { button } = TEMPLATES[template];
  return button === null || button === 'link'
    ? null
    : button.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** The week's use per day, for the weekly summary. */
function buildChart(
  { values }: MessageContent,
  locale: Locale,
  { caption, missing }: { readonly caption: string | null; readonly missing: string | null },
): Chart | null {
  const { monday, days } = values;
  if (caption === null || monday == null || days == null) return null;
  const amounts = listed(days);
  const known = amounts.filter((amount) => amount !== null);
  const largest = Math.max(...known);
  const unit = messageUnit(values);
  const rows = amounts.map((amount, index) => ({
    label: weekdayName(dayParts(addDays(monday, index)), locale),
    amount: amount === null ? (missing ?? '') : plainSpaces(formatEnergy(amount, locale, unit)),
    share: amount === null ? null : largest === 0 ? 0 : Math.round((amount / largest) * 100),
  }));
  return { caption, rows };
}

/** One unit for a message: by all its energy, also the usual use that it doesn't name, as on the event's page. */
function messageUnit(values: MessageContent['values']): EnergyUnit {
  return energyUnit(
    Object.entries(values).flatMap(([name, value]) =>
      name.endsWith('Wh') && value !== 'none' ? [Number(value)] : name === 'days' ? listed(value) : [],
    ),
  );
}

/** The week's amounts, Monday first; null for a day without readings. */
function listed(days: string | null): (number | null)[] {
  return (days ?? '').split(',').map((day) => (day === '' ? null : Number(day)));
}

/** For example "June 1 to June 7". */
function weekText(monday: string, locale: Locale): string {
  const [from, to] = [monday, addDays(monday, 6)].map((day) => monthDayText(dayParts(day), locale));
  return locale === 'fr-CA' ? `du ${from} au ${to}` : `${from} to ${to}`;
}

function dayParts(date: string): { readonly year: number; readonly month: number; readonly day: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** A single no-break space switches a text message to UCS-2, which doubles its cost. */
function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}
