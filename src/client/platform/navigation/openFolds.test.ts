// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { followFolds, type OpenFolds } from './openFolds.ts';

const fold = (summary: string, open = false): string =>
  `<details${open ? ' open' : ''}><summary>${summary}</summary><p>More</p></details>`;
const show = (html: string): void => void (document.body.innerHTML = html);
const folds = (): boolean[] => [...document.querySelectorAll('details')].map(({ open }) => open);
const press = (nr: number): void => document.querySelectorAll('summary')[nr]?.click();
const arrived = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

let listening: AbortController;
const follow = (entry: string): OpenFolds => followFolds(window, entry, listening.signal);
beforeEach(() => {
  listening = new AbortController();
  sessionStorage.clear();
});
afterEach(() => listening.abort());

it('opens again what was opened, and closes what was closed, in that entry of the history only', () => {
  show(fold('Terms') + fold('Devices', true) + fold('Days'));
  const places = follow('a');
  press(0);
  press(1);
  expect(folds()).toEqual([true, false, false]);
  places.show('b');
  show(fold('Terms') + fold('Devices', true) + fold('Days'));
  expect(places.returnTo('b')).toBeUndefined();
  expect(folds()).toEqual([false, true, false]);
  places.show('a');
  show(fold('Terms') + fold('Devices', true) + fold('Days'));
  const stop = places.returnTo('a');
  expect(folds()).toEqual([true, false, false]);
  stop?.();
});

it('tells folds of the same name apart by the heading or the row they belong to, and not by what is new above', () => {
  const row = (who: string): string => `<li><p>${who} changed the roles</p>${fold('1 change')}</li>`;
  const section = (title: string): string => `<section><h2>${title}</h2>${fold('As a table')}</section>`;
  show(`<ul>${row('Dana')}${row('Otto')}</ul>${section('Use')}${section('Cost')}`);
  const places = follow('a');
  press(1);
  press(3);
  show(`<ul>${row('Robin')}${row('Dana')}${row('Otto')}</ul>${section('Cost')}`);
  places.returnTo('a')?.();
  expect(folds()).toEqual([false, false, true, true]);
});

it('opens a part that comes later, once: what the member does with it then stays', async () => {
  show(fold('Terms'));
  const places = follow('a');
  press(0);
  show('<p>Loading</p>');
  const stop = places.returnTo('a');
  show(fold('Terms'));
  await arrived();
  expect(folds()).toEqual([true]);
  press(0);
  document.body.append(document.createElement('p'));
  await arrived();
  expect(folds()).toEqual([false]);
  stop?.();
});

it('keeps it over a full page load', () => {
  show(fold('Terms'));
  const before = follow('a');
  press(0);
  before.save();
  listening.abort();
  listening = new AbortController();
  show(fold('Terms'));
  follow('a').returnTo('a')?.();
  expect(folds()).toEqual([true]);
});
