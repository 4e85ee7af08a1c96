import { queriesOf } from '../../platform/cache/queries.ts';
import type { Settings } from '../../../../codegen/rest/types.ts';
import { useApp } from '../../platform/screen/app.ts';
import type { Outcome } from '../../platform/transport/failure.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { memberSettings } from '../settings/memberSettings.ts';

export interface VacationUse {
  readonly busy: boolean;
  /** The server's error for the chosen day. */
  readonly fault: string | undefined;
  /** Resolves to whether it was done; `done` is flashed then. */
  start(endDate: string, done: string): Promise<boolean>;
  stop(done: string): Promise<boolean>;
}

/** Starts and ends a vacation; refetches everything that shows events. */
export function useVacation(): VacationUse {
  const app = useApp();
  const { busy, faults, write } = useRestWrite();

  async function change(call: () => Promise<Outcome<Settings>>, done: string): Promise<boolean> {
    const settings = await write(call, {
      changes: ['events', 'devices', 'messages'],
      done: () => done,
      onSaved: (saved) => void queriesOf(app).setQueryData(memberSettings(app).queryKey, saved),
    });
    return settings !== null;
  }

  return {
    busy,
    fault: faults['end_date'],
    start: (end_date, done) =>
      change(
        () => app.rest.act('/vacation/start', { body: { end_date } }, { fieldsShown: ['end_date'] }),
        done,
      ),
    stop: (done) => change(() => app.rest.act('/vacation/stop'), done),
  };
}
