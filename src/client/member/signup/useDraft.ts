import { useEffect, useState } from 'react';
import { appQueries } from '../../platform/cache/queries.ts';
import type { Signup, SignupStepName } from '../../../../codegen/rest/types.ts';
import { useApp } from '../../platform/screen/app.ts';
import type { AppServices } from '../../platform/screen/app.ts';
import { signupState } from './signupQueries.ts';

/** Maximum delay before typed text is saved on the server, in milliseconds. */
const RESTS_MS = 700;

export type DraftFields = Readonly<Record<string, string>>;

export interface Draft {
  keep(fields: DraftFields): void;
  /** Discards the draft when the step is sent. */
  drop(): void;
  flush(): void;
}

/**
 * Saves unsent input: locally right away, for going back, and on the server after a delay, for reloads and other devices.
 * Never saves passwords and codes. A failed save is silent.
 */
export function useDraft(step: SignupStepName): Draft {
  const app = useApp();
  const [draft] = useState(() => createDraft(app, step));
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') draft.flush();
    };
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      draft.flush();
    };
  }, [draft]);
  return draft;
}

function createDraft(app: AppServices, step: SignupStepName): Draft {
  const { queryKey } = signupState(app);
  let waiting: { readonly timer: ReturnType<typeof setTimeout>; readonly fields: DraftFields } | undefined;
  const drop = () => {
    clearTimeout(waiting?.timer);
    waiting = undefined;
  };
  const flush = () => {
    const fields = waiting?.fields;
    drop();
    if (fields !== undefined)
      void app.rest.act('/signup/signup_data', { body: { step, data: fields } }, { intent: 'read' });
  };
  return {
    drop,
    flush,
    keep(fields) {
      drop();
      waiting = { fields, timer: setTimeout(flush, RESTS_MS) };
      const put = (known: Signup | undefined) =>
        known && { ...known, data: { ...known.data, [step]: { ...known.data[step], ...fields } } };
      // Keeps the cache entry's age, because this isn't server data.
      appQueries(app).setQueryData(queryKey, put, {
        updatedAt: appQueries(app).getQueryState(queryKey)?.dataUpdatedAt,
      });
    },
  };
}

/** The texts of the named fields of a form. */
export function readFields(form: HTMLFormElement, names: readonly string[]): DraftFields {
  const data = new FormData(form);
  return Object.fromEntries(
    names
      .map((name) => [name, data.get(name)])
      .filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}
