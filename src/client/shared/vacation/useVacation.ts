import type { Settings } from '../../../../codegen/rest/types.ts';
import { appQueries } from '../../platform/cache/queries.ts';
import { useApp } from '../../platform/screen/app.ts';
import type { Outcome } from '../../platform/transport/failure.ts';
import { useRestWrite, type Faults } from '../../platform/write/useRestWrite.ts';
import { memberSettings } from '../settings/memberSettings.ts';

export interface VacationUse {
  readonly busy: boolean;
  /** Errors by field, `start_date` and `end_date`. */
  readonly faults: Faults;
  setFaults(faults: Faults): void;
  /** Without a first day, the vacation keeps its own. Resolves to the server's errors by field; null: saved, and `done` is flashed. */
  save(days: VacationDays, done: (saved: Settings) => string): Promise<Faults | null>;
  /** Ends the vacation, or cancels a planned one. */
  stop(done: string): Promise<void>;
}

export interface VacationDays {
  readonly start_date?: string;
  readonly end_date: string;
}

/** Saves and ends a vacation; refetches everything that shows events. */
export function useVacation(): VacationUse {
  const app = useApp();
  const { busy, faults, setFaults, write } = useRestWrite();

  async function change(
    call: () => Promise<Outcome<Settings>>,
    done: (saved: Settings) => string,
  ): Promise<Faults | null> {
    let refused: Faults = {};
    const saved = await write(call, {
      changes: ['events', 'devices', 'messages'],
      done,
      onSaved: (settings) => void appQueries(app).setQueryData(memberSettings(app).queryKey, settings),
      onFailed: ({ fields = {} }) => (refused = fields),
    });
    return saved === null ? refused : null;
  }

  return {
    busy,
    faults,
    setFaults,
    save: (body, done) =>
      change(
        () => app.rest.act('/vacation/start', { body }, { fieldsShown: ['start_date', 'end_date'] }),
        done,
      ),
    stop: async (done) =>
      void (await change(
        () => app.rest.act('/vacation/stop'),
        () => done,
      )),
  };
}
