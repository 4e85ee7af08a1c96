import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEATURES } from '../../../domain/features/features.ts';
import { TEXTS } from './texts.ts';

const { 'en-US': english, 'fr-CA': french } = TEXTS;
const here = import.meta.dirname;
const src = join(here, '../../..');

const sources = ['server', 'domain'].flatMap((folder) =>
  readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map(
      (name) =>
        [
          `${folder}/${name}`,
          readFileSync(join(src, folder, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
        ] as const,
    ),
);

/** Texts whose placeholders differ between the languages on purpose. */
const ownWords = new Set(['meter.fileFault', 'meter.note']);
/** Texts that are the same in both languages. */
const same = new Set(['rewards.bonus.date', 'rewards.bonus.points', 'wallet.csv.date', 'wallet.csv.points']);

/** Placeholders at any depth. */
function findPlaceholders(elements: readonly MessageFormatElement[]): Set<string> {
  const found = new Set<string>();
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    found.add(element.value);
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const option of Object.values(element.options))
        findPlaceholders(option.value).forEach((name) => found.add(name));
    }
  }
  return found;
}

describe("the server's texts", () => {
  it.each(['en-US', 'fr-CA'] as const)(
    "are complete for %s, with each file holding its own subject's sentences",
    (locale) => {
      for (const file of readdirSync(join(here, locale))) {
        const texts = JSON.parse(readFileSync(join(here, locale, file), 'utf8')) as Record<string, string>;
        for (const [id, text] of Object.entries(texts)) {
          expect(id.split('.')[0]).toBe(file.replace('.json', ''));
          expect([locale, id, (TEXTS[locale] as Record<string, string>)[id]]).toEqual([locale, id, text]);
        }
      }
    },
  );

  it('have the same ids in both languages', () => {
    expect(Object.keys(french).sort()).toEqual(Object.keys(english).sort());
  });

  it('have the same placeholders in both languages', () => {
    const differing = Object.entries(english).filter(([id, text]) => {
      const [one, other] = [text, (french as Record<string, string>)[id] ?? ''].map((each) =>
        [...findPlaceholders(parse(each, { ignoreTag: true }))].sort().join(),
      );
      return !ownWords.has(id) && one !== other;
    });
    expect(differing.map(([id]) => id)).toEqual([]);
  });

  it.each(['en-AU', 'en-CA'] as const)(
    'say in %s only what differs, with the same placeholders',
    (locale) => {
      const own = JSON.parse(readFileSync(join(here, `${locale}.json`), 'utf8')) as Record<string, string>;
      const known = english as Readonly<Record<string, string>>;
      for (const [id, text] of Object.entries(own)) {
        expect([id, text]).not.toEqual([id, known[id]]);
        expect(findPlaceholders(parse(text))).toEqual(findPlaceholders(parse(known[id] ?? '{unknown}')));
      }
    },
  );

  it('are translated into French', () => {
    expect(
      Object.entries(english).filter(
        ([id, text]) => !same.has(id) && (french as Record<string, string>)[id] === text,
      ),
    ).toEqual([]);
  });

  it('are all used', () => {
    const all = sources.map(([, text]) => text).join('\n');
    const descriptions = new Set(FEATURES.map(({ key }) => `features.about.${key}`));
    expect(Object.keys(english).filter((id) => !descriptions.has(id) && !all.includes(`'${id}'`))).toEqual(
      [],
    );
  });

  it('include every sentence that a domain rule returns', () => {
    const said = sources.flatMap(([file, text]) =>
      [...text.matchAll(/\bsentence\(\s*(['"`])([^'"`]*)\1/g)].map(([, , id = '']) => ({ file, id })),
    );
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter(({ id }) => !Object.hasOwn(english, id))).toEqual([]);
  });
});
