import type { RefObject } from 'react';
import { appQueries } from '../../platform/cache/queries.ts';
import { loginAddress } from '../../../domain/session/returnTo.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite, type Faults, type RestWrite } from '../../platform/write/useRestWrite.ts';
import type { Outcome, RequestFailure } from '../../platform/transport/failure.ts';
import { useFirstFault } from '../../ui/form/useFirstFault.ts';
import { signupState } from './signupQueries.ts';

export interface SendUse extends Pick<RestWrite, 'busy' | 'faults'> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Clears the errors of edited fields. */
  forget(fields: readonly string[]): void;
  /** Shows the faults and returns whether there are any. The first faulty field takes the focus, which announces it. */
  refuse(faults: Faults): boolean;
  /** Sends; null on failure. The server's field errors are shown at the fields, other errors as a flash. */
  send<Data>(act: () => Promise<Outcome<Data>>): Promise<Data | null>;
}

/** Sends a step, one request at a time, and shows faults at their fields. */
export function useSend(): SendUse {
  const app = useApp();
  const { form, focusFirstFault } = useFirstFault();
  const { busy, faults, setFaults, write } = useRestWrite();

  return {
    form,
    busy,
    faults,
    forget(fields) {
      setFaults((before) => {
        const left = Object.entries(before).filter(([field]) => !fields.includes(field));
        return left.length === Object.keys(before).length ? before : Object.fromEntries(left);
      });
    },
    refuse(found) {
      setFaults(found);
      const isRefused = Object.values(found).some((fault) => fault !== undefined);
      if (isRefused) focusFirstFault();
      return isRefused;
    },
    send(act) {
      const here = app.navigator.href();
      const onFailed = (failure: RequestFailure) => {
        if (failure.fields !== undefined) focusFirstFault();
        // The session has ended: log in and return to this step. Leaving the page drops its data, which belongs to no session.
        if (failure.kind === 'left' && failure.status === 401) app.navigator.leave(loginAddress(here));
        // The current step has changed: an outage has its own step.
        if (failure.code === 'UTILITY_OUTAGE')
          void appQueries(app).invalidateQueries({ queryKey: signupState(app).queryKey });
      };
      return write(act, { onFailed });
    },
  };
}
