import { brandOrigin } from '../../domain/brands/brandOrigin.ts';
import type { Locale } from '../../domain/brands/countries.ts';
import { formatClockTime } from '../../domain/format/clockTime.ts';
import { monthDayText, weekdayName } from '../../domain/format/dates.ts';
import { formatEnergy, formatEnergyBeside } from '../../domain/format/energy.ts';
import { addDays } from '../../domain/meter/zone.ts';
import { wordsFor } from '../../domain/brands/wordsFor.ts';
import { greetingName } from '../../domain/signup/personName.ts';
import type { Brand } from '../brands/service.ts';
import type { Config } from '../platform/config.ts';
import type { MessageTemplate } from '../platform/notify.ts';
import { plainText, type Chart, type Letter } from './letter.ts';
import { mailHtml } from './mailLayout.ts';
import { TEMPLATES } from './templates.ts';
import { textOf } from './texts.ts';

/** Who reads a message, as far as its words depend on it. */
export interface Reader {
  readonly locale: Locale;
  readonly firstName: string;
  readonly timeZone: string;
  readonly isMember: boolean;
}

export interface Said {
  readonly template: MessageTemplate;
  readonly values: Readonly<Record<string, string | null>>;
}

export interface ComposedMail {
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

type Listener = Pick<Config, 'environment' | 'host' | 'pagesPort'>;

/** A message as a mail: text and HTML say the same. `unsubscribeLink`: switches this kind of email off; null: it has no switch. */
export function composeMail(
  brand: Brand,
  listener: Listener,
  reader: Reader,
  said: Said,
  unsubscribeLink: string | null = null,
): ComposedMail {
  const { productName } = wordsFor(brand, reader.locale);
  const letter = letterOf(brand, listener, reader, said, unsubscribeLink);
  const look = {
    productName,
    theme: brand.theme,
    icon: brand.art.icon,
    homeLink: `${brandOrigin(brand.config, listener)}/`,
  };
  return {
    from: `"${productName.replaceAll(/["\\\r\n]/g, '')}" <${brand.config.helpEmail}>`,
    subject: letter.subject,
    text: plainText(letter),
    html: mailHtml(letter, look),
  };
}

/** A message as a text message; null where it has none. */
export function composeSms(
  brand: Brand,
  listener: Listener,
  reader: Reader,
  said: Said,
): { readonly from: string; readonly text: string } | null {
  const values = valuesFor(brand, listener, reader, said);
  const text = textOf(reader.locale, `${said.template}.sms`, values);
  return text === null ? null : { from: wordsFor(brand, reader.locale).shortName, text };
}

function letterOf(
  brand: Brand,
  listener: Listener,
  reader: Reader,
  said: Said,
  unsubscribeLink: string | null,
): Letter {
  const { locale } = reader;
  const { template } = said;
  const values = valuesFor(brand, listener, reader, said);
  const part = (name: string): string | null => textOf(locale, `${template}.${name}`, values);
  const need = (id: string): string => {
    const text = textOf(locale, id, values);
    if (text === null) throw new RangeError(`There is no text ${id} in ${locale}.`);
    return text;
  };
  const label = part('button');
  const link = values['link'];
  const isOnce = TEMPLATES[template].button === 'link';
  // Until a sign-up's link is followed, nobody has shown that the address is theirs.
  const isMember = reader.isMember && template !== 'signup-link';
  return {
    locale,
    subject: need(`${template}.subject`),
    preheader: need(`${template}.preheader`),
    heading: need(`${template}.heading`),
    hello: need('common.hello'),
    paragraphs: need(`${template}.body`)
      .split('\n\n')
      .filter((paragraph) => paragraph !== ''),
    code: values['code'] ?? null,
    button:
      label === null || link === undefined
        ? null
        : {
            label,
            link,
            fallback: need('common.linkFallback'),
            rules: isOnce ? need('common.linkRules') : null,
          },
    after: part('after'),
    chart: chartOf(said, locale, { caption: part('chart'), missing: part('noReadings') }),
    unsubscribe:
      unsubscribeLink === null ? null : { label: need('common.unsubscribe'), link: unsubscribeLink },
    footer: [
      need(isMember ? 'common.why.member' : 'common.why.stranger'),
      need(brand.config.supportPhone === null ? 'common.help' : 'common.helpPhone'),
    ],
  };
}

/**
 * The brand's words, the reader's name, and what the message itself brings: instants become words of the reader's zone
 * (`…At` whole, `…On` the day, `…Clock` the time of day; by 24 hours, as on the pages), watt-hours (`…Wh`) an amount of
 * energy, and the type of an event its name.
 */
function valuesFor(
  brand: Brand,
  listener: Listener,
  { locale, firstName, timeZone }: Reader,
  { template, values }: Said,
): Record<string, string> {
  const { productName, shortName, reductionEvent, realTimeEvent } = wordsFor(brand, locale);
  const { helpEmail, supportPhone } = brand.config;
  const { button } = TEMPLATES[template];
  const path =
    button?.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(values[name] ?? '')) ?? null;
  const page: Record<string, string> =
    path === null || path === 'link' ? {} : { link: brandOrigin(brand.config, listener) + path };
  const said: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (name.endsWith('At'))
      said[name.slice(0, -2)] =
        value === null
          ? 'none'
          : instantIn(locale, timeZone, value, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' });
    else if (value === null) continue;
    else if (name.endsWith('On'))
      said[name] = instantIn(locale, timeZone, value, { weekday: 'long', month: 'long', day: 'numeric' });
    else if (name.endsWith('Clock')) said[name] = evenly(formatClockTime(new Date(value), timeZone, locale));
    else if (name.endsWith('Wh'))
      said[name] = value === 'none' ? value : evenly(formatEnergy(Number(value), locale));
    else if (name === 'monday') said['week'] = weekText(value, locale);
    else if (name === 'number') said['numberEnd'] = value.slice(-2);
    else said[name] = value;
  }
  const greeting = greetingName(firstName);
  const word = values['eventType'] === 'PARTICIPATION_REDUCTION_RT' ? realTimeEvent : reductionEvent;
  return {
    productName,
    shortName,
    event: word.one,
    events: word.many,
    helpEmail,
    supportPhone: supportPhone ?? '',
    named: greeting === '' ? 'no' : 'yes',
    firstName: greeting,
    ...page,
    ...said,
  };
}

/** What was used on each day of the week, where a message says so. */
function chartOf(
  { values }: Said,
  locale: Locale,
  { caption, missing }: { readonly caption: string | null; readonly missing: string | null },
): Chart | null {
  const { monday, days } = values;
  if (caption === null || monday == null || days == null) return null;
  const amounts = days.split(',').map((day) => (day === '' ? null : Number(day)));
  const known = amounts.filter((amount) => amount !== null);
  const largest = Math.max(...known);
  const rows = amounts.map((amount, index) => ({
    label: weekdayName(dayParts(addDays(monday, index)), locale),
    amount: amount === null ? (missing ?? '') : evenly(formatEnergyBeside(amount, known, locale)),
    share: amount === null ? null : largest === 0 ? 0 : Math.round((amount / largest) * 100),
  }));
  return { caption, rows };
}

/** "June 1 to June 7": the week that begins on this day. */
function weekText(monday: string, locale: Locale): string {
  const [from, to] = [monday, addDays(monday, 6)].map((day) => monthDayText(dayParts(day), locale));
  return locale === 'fr-CA' ? `du ${from} au ${to}` : `${from} to ${to}`;
}

function dayParts(date: string): { readonly year: number; readonly month: number; readonly day: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

function instantIn(
  locale: Locale,
  timeZone: string,
  instant: string,
  style: Intl.DateTimeFormatOptions,
): string {
  return evenly(new Intl.DateTimeFormat(locale, { ...style, timeZone }).format(new Date(instant)));
}

/** One space of another width would double what a text message costs: it is then sent in an alphabet that needs twice the room. */
function evenly(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}
