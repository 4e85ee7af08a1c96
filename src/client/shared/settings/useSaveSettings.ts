import { useState } from 'react';
import type { paths as Contract, Settings } from '../../../../codegen/rest/types.ts';
import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { useApp } from '../../platform/screen/app.ts';
import type { AppServices } from '../../platform/screen/app.ts';
import { memberSettings } from './memberSettings.ts';

export type SettingsChange = Contract['/settings']['post']['requestBody']['content']['application/json'];

export interface SaveUse {
  readonly busy: boolean;
  /** What the server says of each field of the last attempt. */
  readonly faults: Readonly<Record<string, string>>;
  /** Flashes `done` when it is saved. Resolves to whether it was; a failure was flashed or is in `faults`. */
  save(change: SettingsChange, done: string): Promise<boolean>;
}

/** Saves one thing of the settings, and lets every place that shows it know. */
export function useSaveSettings(): SaveUse {
  const app = useApp();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  return {
    busy,
    faults,
    async save(change, done) {
      setBusy(true);
      setFaults({});
      const outcome = await app.rest.act('/settings', { body: change });
      setBusy(false);
      if (outcome.kind === 'failed') {
        setFaults(outcome.failure.fields ?? {});
        return false;
      }
      app.queries.setQueryData(memberSettings(app).queryKey, outcome.data);
      takeIntoSession(app, outcome.data);
      app.flashes.show({ type: 'success', text: done });
      // Another postal code may mean another utility, and so other events.
      void refreshSubjects(app, change.postal_code === undefined ? [] : ['events', 'utility', 'signup']);
      return true;
    },
  };
}

/** The bar shows the member's initials, and the theme is theirs. */
function takeIntoSession({ session }: AppServices, { first_name: firstName, last_name: lastName, theme, color_mode: colorMode }: Settings): void {
  const state = session.store.get();
  const user = state?.status.user;
  if (state === undefined || user == null) return;
  session.store.set({ ...state, status: { ...state.status, user: { ...user, firstName, lastName, theme, colorMode } } });
}
