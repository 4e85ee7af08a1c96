import { useState } from 'react';
import { queriesOf } from '../../platform/cache/queries.ts';
import type { Settings } from '../../../../codegen/rest/types.ts';
import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { useApp } from '../../platform/screen/app.ts';
import type { Outcome } from '../../platform/transport/failure.ts';
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
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function ask(call: () => Promise<Outcome<Settings>>, done: string): Promise<boolean> {
    setBusy(true);
    setFault(undefined);
    const outcome = await call();
    setBusy(false);
    if (outcome.kind === 'failed') {
      setFault(outcome.failure.fields?.['end_date']);
      return false;
    }
    queriesOf(app).setQueryData(memberSettings(app).queryKey, outcome.data);
    app.flashes.show({ type: 'success', text: done });
    void refreshSubjects(app, ['events', 'devices', 'messages']);
    return true;
  }

  return {
    busy,
    fault,
    start: (end_date, done) =>
      ask(() => app.rest.act('/vacation/start', { body: { end_date } }, { fieldsShown: ['end_date'] }), done),
    stop: (done) => ask(() => app.rest.act('/vacation/stop'), done),
  };
}
