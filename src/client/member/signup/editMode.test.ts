import { describe, expect, it } from 'vitest';
import { readEditMode } from './editMode.ts';

describe('SGN-41: the return page of a member who reconnects or moves', () => {
  it.each<[string, string | null, string, string | null]>([
    ['', '/events', '/events', null],
    ['edit=false', '/events', '/events', null],
    // Opened from a page of the app.
    ['edit=true', null, '/events?show=joined', '/events?show=joined'],
    ['edit=true', null, '/settings/home', '/settings/home'],
    ['edit=true', null, '/', '/'],
    // The next step, and after a reload.
    ['edit=true', '/events?show=joined', '/signup/zip_code?edit=true', '/events?show=joined'],
    // Opened directly, or from a page that can't be returned to.
    ['edit=true', null, '/signup/utility?edit=true', '/settings/home'],
    ['edit=true', null, '/login?next=%2F', '/settings/home'],
    ['edit=true', 'https://evil.example', '/signup/utility?edit=true', '/settings/home'],
    ['edit=true', '/logout', '/signup/utility?edit=true', '/settings/home'],
    // Sent back by the utility.
    [
      'result=denied&edit=true&next=%2Fdevices',
      null,
      '/signup/oauth?result=denied&edit=true&next=%2Fdevices',
      '/devices',
    ],
    ['edit=true&next=%2F%2Fevil.example', null, '/signup/oauth', '/settings/home'],
  ])('%s, kept %s, opened from %s: %s', (search, kept, href, back) => {
    expect(readEditMode(new URLSearchParams(search), { kept, href })?.back ?? null).toBe(back);
  });
});
