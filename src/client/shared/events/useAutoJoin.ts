import { appQueries } from '../../platform/cache/queries.ts';
import type { Settings } from '../../../../codegen/rest/types.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { memberSettings } from '../settings/memberSettings.ts';

export interface AutoJoin {
  readonly busy: boolean;
  /** Flashes `done` when it is saved; a failure is flashed. */
  answer(always: boolean, done: string): Promise<unknown>;
}

/** Joins every event automatically, including the current one, or asks each time. */
export function useAutoJoin(): AutoJoin {
  const app = useApp();
  const { busy, write } = useRestWrite();
  return {
    busy,
    answer: (always, done) =>
      write(() => app.rest.act('/event_opt_in_user', { body: { opt: always ? 'in' : 'out' } }), {
        changes: ['events'],
        done: () => done,
        onSaved({ auto_join }) {
          appQueries(app).setQueryData<Settings>(
            memberSettings(app).queryKey,
            (known) => known && { ...known, auto_join },
          );
        },
      }),
  };
}
