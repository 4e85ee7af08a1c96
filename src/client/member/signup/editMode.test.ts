import { describe, expect, it } from 'vitest';
import { editModeOf, openedFrom } from './editMode.ts';

describe('SGN-41: where a member returns to who reconnects or moves', () => {
  it.each([
    ['', null],
    ['edit=false', null],
    ['edit=true', '/settings#home'],
    ['edit=true&next=%2Fevents%3Fshow%3Djoined', '/events?show=joined'],
    ['edit=true&next=https%3A%2F%2Fevil.example', '/settings#home'],
    ['edit=true&next=%2F%2Fevil.example', '/settings#home'],
    ['edit=true&next=%2Flogout', '/settings#home'],
  ])('%s: %s', (search, back) => {
    expect(editModeOf(new URLSearchParams(search))?.back ?? null).toBe(back);
  });

  it.each([
    ['/', '/'],
    ['/settings#home', '/settings#home'],
    ['/login?next=%2F', null],
    ['/signup/utility?edit=true', null],
  ])('opened from %s: %s', (href, page) => {
    expect(openedFrom(href)).toBe(page);
  });
});
