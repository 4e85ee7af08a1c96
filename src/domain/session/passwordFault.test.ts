import { expect, it } from 'vitest';
import { passwordFault, type PasswordOwner } from './passwordFault.ts';

const dana: PasswordOwner = {
  brandNames: ['Wattlebird Energy', 'Wattlebird'],
  names: ['Dana', 'Reyes-Muñoz'],
  email: 'dana.sparks77@mail.example',
};

it.each([
  ['Wattlebird2026!', 'own'],
  ['wattlebird-energy', 'own'],
  ['W@ttleb1rd2026', 'own'],
  ['DanaReyes1985', 'own'],
  ['munoz-dana-99', 'own'],
  ['dana.sparks77@mail.example', 'own'],
  ['sparks77sparks', 'own'],
  ['dana 1985-03-12', 'own'],
  ['password1234', 'common'],
  ['too short', 'short'],
  ['x'.repeat(129), 'long'],
  ['four quiet evening hours', null],
  ['dana has four quiet cats', null],
  ['vingt-trois grenouilles', null],
])('"%s": %s', (password, fault) => {
  expect(passwordFault(password, dana)).toBe(fault);
});

it('knows the brand before it knows the member', () => {
  expect(passwordFault('Wattlebird2026!', { ...dana, names: [], email: '' })).toBe('own');
  expect(passwordFault('four quiet evening hours', { brandNames: [], names: ['', 'Jo'], email: '' })).toBe(
    null,
  );
});
