import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createIntl } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expandMessages } from '../../src/client/i18n/compact.ts';
import { compileLocale, listLocales } from './messages.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'messages-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(locale: string, room: string, messages: unknown): void {
  mkdirSync(join(root, locale), { recursive: true });
  writeFileSync(
    join(root, locale, `${room}.json`),
    typeof messages === 'string' ? messages : JSON.stringify(messages),
  );
}

describe('the message catalogue', () => {
  it("uses a locale's own texts where they differ, and the base language for the rest", () => {
    write('en-US', 'home', {
      'home.tier': 'Color',
      'home.count': '{n, plural, one {# event} other {# events}}',
    });
    write('en-AU', 'home', { 'home.tier': 'Colour' });
    const messages = expandMessages(compileLocale(root, 'en-AU'));
    const intl = createIntl({ locale: 'en-AU', messages });
    expect(intl.formatMessage({ id: 'home.tier' })).toBe('Colour');
    expect(intl.formatMessage({ id: 'home.count' }, { n: 2 })).toBe('2 events');
  });

  it('stores plain text as a string', () => {
    write('en-US', 'home', { 'home.plain': 'Hello', 'home.empty': '', 'home.named': 'Hello {name}' });
    const compiled = compileLocale(root, 'en-US');
    expect(compiled['home.plain']).toBe('Hello');
    expect(compiled['home.empty']).toBe('');
    expect(Array.isArray(compiled['home.named'])).toBe(true);
  });

  it.each([
    ['an id of another room', { 'events.a': 'a' }, /en-US\/home\.json: "events\.a" must begin with "home\."/],
    ['a message that does not parse', { 'home.a': '{n, plural, one {#}' }, /en-US\/home\.json: "home\.a"/],
    ['a message that is no text', { 'home.a': 1 }, /en-US\/home\.json: "home\.a" must be a text/],
    ['a file that is no JSON', '{', /home\.json/],
  ])('stops the build for %s', (_fault, messages, expected) => {
    write('en-US', 'home', messages);
    expect(() => compileLocale(root, 'en-US')).toThrow(expected);
  });

  it.each([
    ['a translation of nothing', { 'home.b': 'b' }, /"home\.b" does not exist in en-US/],
    ['a translation with another argument', { 'home.a': '{nom}' }, /"home\.a" uses nom/],
    ['a translation without an argument', { 'home.a': 'nom' }, /"home\.a" does not use name/],
    ['a language that lacks a text', {}, /fr-CA lacks "home\.a"/],
  ])('stops the build for %s', (_fault, messages, expected) => {
    write('en-US', 'home', { 'home.a': '{name}' });
    write('fr-CA', 'home', messages);
    expect(() => compileLocale(root, 'fr-CA')).toThrow(expected);
  });
});

it("this project's catalogue has no faults", () => {
  const messages = fileURLToPath(new URL('../../src/client/i18n/messages', import.meta.url));
  expect(listLocales(messages)).toContain('en-US');
  for (const locale of listLocales(messages)) expect(() => compileLocale(messages, locale)).not.toThrow();
});
