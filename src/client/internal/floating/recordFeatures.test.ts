import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../../platform/store.ts';
import { recordFeatures } from './recordFeatures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('notes what the app asks for, also after the list was fetched again, and nothing of staff keys', () => {
  const features = createStore<readonly string[] | null>(['rewards_wheel', 'internal_floating_tool']);
  const { asked, restart } = recordFeatures(features);
  expect(features.get()?.includes('rewards_wheel')).toBe(true);
  expect(features.get()?.includes('banner_device')).toBe(false);
  features.get()?.includes('internal_floating_tool');
  vi.runAllTimers();
  expect([...asked.get()]).toEqual(['rewards_wheel', 'banner_device']);

  features.set(['banner_device']);
  expect([...(features.get() ?? [])]).toEqual(['banner_device']);
  expect(features.get()?.includes('signup_phone')).toBe(false);
  vi.runAllTimers();
  expect(asked.get().has('signup_phone')).toBe(true);

  restart();
  expect(asked.get().size).toBe(0);
  expect(features.get()?.includes('banner_device')).toBe(true);
  vi.runAllTimers();
  expect([...asked.get()]).toEqual(['banner_device']);
});
