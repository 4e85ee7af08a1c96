import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, 'messages');
const textsIn = (path: string) =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};

/** Members' rooms; staff tools have one English only. */
const rooms = readdirSync(join(folder, 'en-US')).filter((file) => !/^(?:internal|recompute)/.test(file));
const american = /\b(?:colors?|centers?|neighbors?|favorites?|behaviors?|zip codes?)\b/i;

describe.each(['en-AU', 'en-CA'])('the English of %s', (locale) => {
  it('is spelt as it is written there', () => {
    const texts = rooms.flatMap((file) =>
      Object.entries({ ...textsIn(join(folder, 'en-US', file)), ...textsIn(join(folder, locale, file)) }),
    );
    // Texts that differ by country have a case for the United States.
    const shown = texts
      .map(([id, text]) => [id, text.replaceAll(/\bUS \{[^}]*\}/g, '')] as const)
      .filter(([id]) => !id.endsWith('.US'));
    expect(shown.filter(([, text]) => american.test(text))).toEqual([]);
  });
});
