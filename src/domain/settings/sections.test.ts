import { describe, expect, it } from 'vitest';
import { openSections, sectionAddress, SETTINGS_SECTIONS } from './sections.ts';

describe('the sections of Settings', () => {
  it.each([
    ['notifications', '/settings/notifications'],
    ['meter-data', '/settings/meter-data'],
    ['phones', '/settings/profile#phones'],
    ['joining', '/settings/vacation#joining'],
    ['calendar', '/settings/vacation#calendar'],
    ['theme', '/settings/language#theme'],
    ['copy', '/settings/account#copy'],
    ['delete', '/settings/account#delete'],
    ['', null],
    ['toString', null],
    ['somewhere', null],
  ])('a link to /settings#%s leads to %s', (fragment, address) => {
    expect(sectionAddress(fragment)).toBe(address);
  });

  it('SET-04, SES-29: are all open with every feature, and only those without one otherwise', () => {
    expect(openSections(() => true, 1, true)).toEqual(SETTINGS_SECTIONS);
    expect(openSections(() => false, 1, true)).toEqual(['people', 'vacation', 'security', 'account']);
    expect(openSections((key) => key === 'settings_phones', 2, true)).toEqual([
      'profile',
      'people',
      'vacation',
      'security',
      'language',
      'account',
    ]);
    expect(openSections((key) => key === 'settings_privacy', 1, true)).toEqual([
      'people',
      'vacation',
      'security',
      'privacy',
      'account',
    ]);
  });

  it('leaves out for another person of a home what is its owner’s', () => {
    expect(openSections(() => true, 1, false)).toEqual([
      'profile',
      'people',
      'vacation',
      'notifications',
      'security',
      'language',
      'privacy',
      'help',
    ]);
  });
});
