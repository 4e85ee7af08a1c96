// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ProfilePicture } from './ProfilePicture.tsx';
import { testRoot } from '../../../../tests/support/testRoot.ts';

afterEach(() => document.body.replaceChildren());

async function show(url: string) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.body.appendChild(document.createElement('div'));
  const root = testRoot(place);
  const render = (address: string) =>
    act(async () => root.render(<ProfilePicture url={address} initials="DR" />));
  await render(url);
  return { place, render };
}

describe('a profile picture', () => {
  it('NAV-24: shows the initials when it does not load, and tries another picture', async () => {
    const { place, render } = await show('https://img.example/gone.jpg');
    await act(async () => place.querySelector('img')?.dispatchEvent(new Event('error')));
    expect([place.querySelector('img'), place.textContent]).toEqual([null, 'DR']);
    await render('https://img.example/new.jpg');
    expect(place.querySelector('img')?.src).toBe('https://img.example/new.jpg');
  });
});
