import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, 'messages');

function readTexts(locale: string): Map<string, string> {
  const files = readdirSync(join(folder, locale));
  return new Map(
    files.flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(folder, locale, file), 'utf8')) as Record<string, string>),
    ),
  );
}

const english = readTexts('en-US');
const french = readTexts('fr-CA');

/** Matches texts made only of words that are the same in both languages. */
const sameWords = new RegExp(
  `^(?:${[
    'points?|watts?|k?Wh?|min|h|minutes',
    'Bronze|Actions?|Active|Secrets?|Webhooks?|Messages?|Maintenance|Notifications|Type|Codes?|Corrections?|Budget|Total|Options?|Points',
    'Wi-Fi|SMS|CSV|JSON|Green Button|Thermostats?|NMI|PDF417',
    'Alder|Birch|Cedar|Dogwood',
  ].join('|')})$`,
  'i',
);

/** The words of a text, without its arguments. */
function listWords(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal)
      return element.value.split(/[^\p{L}\p{N}’'-]+/u).filter((word) => /\p{L}/u.test(word));
    if (element.type === TYPE.select || element.type === TYPE.plural)
      return Object.values(element.options).flatMap(({ value }) => listWords(value));
    return element.type === TYPE.tag ? listWords(element.children) : [];
  });
}

/** Arguments with their types: a count that became a plain figure is a different argument. */
function listArguments(elements: readonly MessageFormatElement[], found = new Set<string>()): Set<string> {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    found.add(`${element.value} ${TYPE[element.type]}`);
    if (element.type === TYPE.tag) listArguments(element.children, found);
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const [name, { value }] of Object.entries(element.options)) {
        if (element.type === TYPE.select) found.add(`${element.value} may be ${name}`);
        listArguments(value, found);
      }
    }
  }
  return found;
}

describe('the French of Canada', () => {
  it('has every text, and no text that English does not have', () => {
    expect([...english.keys()].filter((id) => !french.has(id))).toEqual([]);
    expect([...french.keys()].filter((id) => !english.has(id))).toEqual([]);
  });

  it('takes the same arguments, of the same kind, with the same cases', () => {
    const shape = (text: string) => [...listArguments(parse(text))].sort();
    const differing = [...english].filter(
      ([id, text]) => french.has(id) && shape(text).join() !== shape(french.get(id) ?? '').join(),
    );
    expect(differing.map(([id, text]) => `${id}: ${text} / ${french.get(id)}`)).toEqual([]);
  });

  it('says nothing in English', () => {
    const untranslated = [...english].filter(
      ([id, text]) => text === french.get(id) && listWords(parse(text)).some((word) => !sameWords.test(word)),
    );
    expect(untranslated).toEqual([]);
  });

  it('keeps a verb and its pronoun on one line: their hyphen does not break', () => {
    const brand = readFileSync(join(import.meta.dirname, '../../../brands/ca-telecom/words.json'), 'utf8');
    const faults = [...french, ['words.json', brand] as const].filter(([, text]) =>
      /\p{L}-(?:t-)?(?:ils?|elles?|on|nous|vous|les?|la|y|moi|ce|en)(?![\p{L}-])/u.test(text),
    );
    expect(faults).toEqual([]);
  });

  it('sets its signs as Québec does: a space that does not break before a colon and inside guillemets, none before ; ! ?', () => {
    const faults = [...french].filter(([, text]) =>
      / [:;!?»]|«[^\u00a0]|[^\u00a0]»|[\u00a0\u202f][;!?]|\p{L}:(?!…)|\.\.\.|\p{L}'\p{L}| %/u.test(
        text.replaceAll(/https?:/g, ''),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('BRD-16: puts no word that has a gender beside the name of an event, which is the brand’s', () => {
    const server = join(import.meta.dirname, '../../server');
    const rooms = readdirSync(join(server, 'platform/messages/fr-CA')).map(
      (file) => `platform/messages/fr-CA/${file}`,
    );
    const messages = [...rooms, 'notifications/messages/fr-CA.json'].flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(server, file), 'utf8')) as Record<string, string>),
    );
    const name = String.raw`\{(?:event|events|realTime|reductionEvents|realTimeEvents)\}`;
    const before = new RegExp(
      String.raw`(?<!\p{L})(?:le|la|un|une|du|de|d’|l’|ce|cet|cette|quel(?:le)?s?|tou(?:te)?s|aucune?|prochaine?s?)\s*${name}`,
      'iu',
    );
    const after = new RegExp(
      String.raw`(?<!(?:votre|événement) )${name}(?:\u00a0:)? (?:(?:est|sont|a été|ont été) )?(?:maintenant )?\p{L}+ée?s?(?!\p{L})`,
      'u',
    );
    expect([...french, ...messages].filter(([, text]) => before.test(text) || after.test(text))).toEqual([]);
  });

  it('NAV-01: calls a place in the navigation as the place calls itself', () => {
    for (const place of ['rewards', 'devices', 'events'] as const)
      expect(french.get(`shell.nav.${place}`)).toBe(french.get(`${place}.title`));
  });

  it('counts as French does: nothing is one', () => {
    const intl = createIntl({ locale: 'fr-CA', messages: Object.fromEntries(french) });
    expect(intl.formatMessage({ id: 'format.watts' }, { count: 0, figure: '0' })).toBe('0 watt');
    expect(intl.formatMessage({ id: 'format.watts' }, { count: 1, figure: '1' })).toBe('1 watt');
    expect(intl.formatMessage({ id: 'format.watts' }, { count: 2, figure: '2' })).toBe('2 watts');
    expect(intl.formatMessage({ id: 'internalCoverage.set.done' }, { count: 1_234 })).toContain(
      '1\u00a0234 codes',
    );
  });
});
