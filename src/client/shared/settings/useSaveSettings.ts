import { appQueries } from '../../platform/cache/queries.ts';
import type { paths as Contract, Settings } from '../../../../codegen/rest/types.ts';
import { useApp } from '../../platform/screen/app.ts';
import type { AppServices } from '../../platform/screen/app.ts';
import { useRestWrite, type RestWrite } from '../../platform/write/useRestWrite.ts';
import { memberSettings } from './memberSettings.ts';

export type SettingsChange = Contract['/settings']['post']['requestBody']['content']['application/json'];

export interface SaveUse extends Pick<RestWrite, 'busy' | 'faults'> {
  /** Flashes `done` when it is saved. Resolves to whether it was; a failure was flashed or is in `faults`. */
  save(change: SettingsChange, done: string): Promise<boolean>;
}

/** Saves settings, and updates everything that shows them. Faults of `fieldsShown` are the form's to show. */
export function useSaveSettings(...fieldsShown: readonly (keyof SettingsChange)[]): SaveUse {
  const app = useApp();
  const { busy, faults, write } = useRestWrite();
  return {
    busy,
    faults,
    async save(change, done) {
      const settings = await write(() => app.rest.act('/settings', { body: change }, { fieldsShown }), {
        // Another postal code may mean another utility, and so other events.
        changes: change.postal_code === undefined ? [] : ['events', 'utility', 'signup'],
        done: () => done,
        onSaved: (settings) => showSettings(app, settings),
      });
      return settings !== null;
    },
  };
}

/** Everywhere: the bar has the member's picture or initials and theme, and times are in the home's zone. */
export function showSettings(app: AppServices, settings: Settings): void {
  appQueries(app).setQueryData(memberSettings(app).queryKey, settings);
  const { session } = app;
  const { first_name: firstName, last_name: lastName, user_picture_url: pictureUrl } = settings;
  const { theme, color_mode: colorMode, time_zone: timeZone } = settings;
  const state = session.store.get();
  const user = state?.status.user;
  if (state === undefined || user == null) return;
  session.store.set({
    ...state,
    status: {
      ...state.status,
      user: { ...user, firstName, lastName, pictureUrl, theme, colorMode, timeZone },
    },
  });
}
