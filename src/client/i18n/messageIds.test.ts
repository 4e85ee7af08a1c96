import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const client = join(import.meta.dirname, '..');
const messages = join(import.meta.dirname, 'messages/en-US');

const sources = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => [name, withoutComments(readFileSync(join(client, name), 'utf8'))] as const);
const rooms = readdirSync(messages).map((name) => name.replace(/\.json$/, ''));
const known = new Set(
  rooms.flatMap((room) =>
    Object.keys(JSON.parse(readFileSync(join(messages, `${room}.json`), 'utf8')) as object),
  ),
);

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '');
}

/** Quoted texts that begin with a room's name and a dot, such as `'home.greeting'`, or the constant start of composed ids. */
const written = new RegExp(`(['"\`])((?:${rooms.join('|')})\\.[\\w.-]+)\\1`, 'g');
const beginnings = new RegExp(`\`((?:${rooms.join('|')})\\.[\\w.-]*)\\$\\{`, 'g');

describe('message ids', () => {
  it('each id that is written out in the client has a text', () => {
    const missing = sources.flatMap(([file, text]) =>
      [...text.matchAll(written)].flatMap(([, , id = '']) => (known.has(id) ? [] : [`${file}: ${id}`])),
    );
    expect(missing).toEqual([]);
  });

  it('no file takes a part of a lazy section with it, whose texts come with the section alone', () => {
    const taken = sources.flatMap(([file, text]) =>
      [...text.matchAll(/^import (?!type )[^;]*? from '[^']*Lazy\.tsx'/gm)].map(
        ([line]) => `${file}: ${line}`,
      ),
    );
    expect(taken).toEqual([]);
  });

  it('each text is used', () => {
    const all = sources.map(([, text]) => text).join('\n');
    const used = new Set([...all.matchAll(written)].map(([, , id]) => id));
    const starts = [...all.matchAll(beginnings)].map(([, start = '']) => start);
    expect([...known].filter((id) => !used.has(id) && !starts.some((start) => id.startsWith(start)))).toEqual(
      [],
    );
  });
});
