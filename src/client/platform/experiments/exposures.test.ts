import { expect, it, vi } from 'vitest';
import type { RestClient } from '../transport/restClient.ts';
import { createStore } from '../store.ts';
import { noteExposures } from './exposures.ts';

it('an experiment counts as shown once the app asks for its feature, once, and not before', async () => {
  vi.useFakeTimers();
  const features = createStore<readonly string[] | null>(['rewards_wheel']);
  const act = vi.fn<RestClient['act']>().mockResolvedValue({ kind: 'ok', data: { ok: true } });
  let user: { id: string } | null = { id: 'dana' };
  const session = { current: () => ({ user }) as never };
  const app = { features, session, rest: { act } as unknown as RestClient };
  const of = (key: string, feature: string, shown: boolean) => ({
    key,
    feature,
    variation: 'without',
    is_shown: shown,
  });
  noteExposures(app, [
    of('no_wheel', 'rewards_wheel', false),
    of('no_standing', 'dashboard_standing', false),
    of('seen', 'banner_device', true),
  ]);
  features.get()?.includes('banner_device');
  features.get()?.includes('settings_help');
  await vi.runAllTimersAsync();
  expect(act).not.toHaveBeenCalled();

  expect(features.get()?.includes('rewards_wheel')).toBe(true);
  // Missing something is being shown the experiment too.
  expect(features.get()?.includes('dashboard_standing')).toBe(false);
  features.get()?.includes('rewards_wheel');
  await vi.runAllTimersAsync();
  expect(act.mock.calls).toEqual([
    ['/experiments/shown', { body: { keys: ['no_wheel', 'no_standing'] } }, { intent: 'read' }],
  ]);

  // A list of the next look replaces what was waiting.
  noteExposures(app, [of('help', 'settings_help', false)]);
  features.set([]);
  features.get()?.includes('settings_help');
  await vi.runAllTimersAsync();
  expect(act).toHaveBeenCalledTimes(2);

  // Who comes after the member has experiments of their own.
  noteExposures(app, [of('later', 'settings_theme', false)]);
  user = null;
  features.set([]);
  features.get()?.includes('settings_theme');
  await vi.runAllTimersAsync();
  expect(act).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
