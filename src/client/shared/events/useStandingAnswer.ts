import { useState } from 'react';
import { queriesOf } from '../../platform/cache/queries.ts';
import type { Settings } from '../../../../codegen/rest/types.ts';
import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { useApp } from '../../platform/screen/app.ts';
import { memberSettings } from '../settings/memberSettings.ts';

export interface StandingAnswerUse {
  readonly busy: boolean;
  /** Flashes `done` when it is saved; a failure is flashed. */
  answer(always: boolean, done: string): Promise<void>;
}

/** Joins every event automatically, including the current one, or asks each time. */
export function useStandingAnswer(): StandingAnswerUse {
  const app = useApp();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async answer(always, done) {
      setBusy(true);
      const outcome = await app.rest.act('/event_opt_in_user', { body: { opt: always ? 'in' : 'out' } });
      setBusy(false);
      if (outcome.kind !== 'ok') return;
      const { auto_join: autoJoin } = outcome.data;
      queriesOf(app).setQueryData<Settings>(
        memberSettings(app).queryKey,
        (known) => known && { ...known, auto_join: autoJoin },
      );
      app.flashes.show({ type: 'success', text: done });
      void refreshSubjects(app, ['events']);
    },
  };
}
