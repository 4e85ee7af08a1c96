import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COUNTRIES } from '../../domain/brands/countries.ts';
import { loadBrands } from './service.ts';
import { writeBrandFolder } from './writeBrandFolder.ts';

const shipped = fileURLToPath(new URL('../../../brands', import.meta.url));
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ebbwatt-brands-'));
  cpSync(shipped, dir, { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const brand = { id: 'north-shore', name: 'North Shore Power', country: 'US', themeId: 'ebbwatt' } as const;

describe('a new brand', () => {
  it.each(COUNTRIES)('in %s is valid as created, and served on its own host', (country) => {
    writeBrandFolder(dir, { ...brand, country });
    const made = loadBrands(dir, 'dev').forHost('north-shore.localhost:3000');
    expect([made.id, made.config.country, made.theme.themeId]).toEqual(['north-shore', country, 'ebbwatt']);
    for (const locale of made.config.locales)
      expect(made.publicIn(locale).words.productName).toBe('North Shore Power');
  });

  it('says SpikeHours in Australia, at 250 watts a point', () => {
    writeBrandFolder(dir, { ...brand, country: 'AU' });
    const made = loadBrands(dir, 'dev').byId('north-shore');
    expect([made?.config.wattConversionRate, made?.words['en-AU']?.reductionEvent.one]).toEqual([
      250,
      'SpikeHour',
    ]);
  });

  it.each([
    ['', 'is no brand id'],
    ['North', 'is no brand id'],
    ['1st', 'is no brand id'],
    ['north_shore', 'is no brand id'],
    ['north--shore', 'is no brand id'],
    ['north-', 'is no brand id'],
    ['../north', 'is no brand id'],
    ['north/shore', 'is no brand id'],
    ['north shore', 'is no brand id'],
    ['north\n', 'is no brand id'],
    ['n'.repeat(33), 'is no brand id'],
    ['www', '"www" is reserved.'],
    ['default', 'There is already a brand "default".'],
    ['us-mobile', 'There is already a brand "us-mobile".'],
  ])('cannot be called %j', (id, reason) => {
    const before = readdirSync(dir);
    expect(() => writeBrandFolder(dir, { ...brand, id })).toThrow(reason);
    expect(readdirSync(dir)).toEqual(before);
  });

  it('is not created if it would be faulty', () => {
    expect(() => writeBrandFolder(dir, { ...brand, themeId: 'sunset' })).toThrow('names the theme "sunset"');
    expect(existsSync(join(dir, 'north-shore'))).toBe(false);
    expect(readdirSync(dir).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('is not created beside a faulty one', () => {
    rmSync(join(dir, 'org/icon.svg'));
    expect(() => writeBrandFolder(dir, brand)).toThrow('brands');
    expect(existsSync(join(dir, 'north-shore'))).toBe(false);
  });
});
