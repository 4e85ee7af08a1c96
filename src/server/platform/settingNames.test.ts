import { expect, it } from 'vitest';
import { resemblingNames } from './settingNames.ts';
import { settings } from './settings.ts';

it.each([
  ['DATABASE_POLL', 'DATABASE_POLL is not a setting. Did you mean DATABASE_POOL?'],
  ['SECRETKEY', 'SECRETKEY is not a setting. Did you mean SECRET_KEY?'],
  ['TRUST_PROXYS', 'TRUST_PROXYS is not a setting. Did you mean TRUST_PROXY?'],
  ['EBBWATT_BRANDS', 'EBBWATT_BRANDS is not a setting. Did you mean EBBWATT_BRAND?'],
  ['EBBWATT_COLOUR', 'EBBWATT_COLOUR is not a setting. `npm run settings` lists them.'],
])('%s is told', (name, sentence) => {
  expect(resemblingNames({ [name]: 'x' })).toEqual([sentence]);
});

it('our own settings and those of other programs are not', () => {
  const own = Object.values(settings).map(({ env }) => env);
  const others = [
    'PATH',
    'HOME',
    'PAGER',
    'SHELL',
    'HOSTNAME',
    'PWD',
    'TERM',
    'NODE_ENV',
    'POST',
    'DATABASE_NAME',
  ];
  expect(resemblingNames(Object.fromEntries([...own, ...others].map((name) => [name, 'x'])))).toEqual([]);
});
