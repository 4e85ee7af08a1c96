import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../../platform/screen/app.ts';
import { fieldFault, type Refusal } from '../../../platform/write/refusal.ts';
import { readInstant } from '../values/staffTimes.ts';
import { WhenField, type When } from './WhenField.tsx';

interface ChosenWhen {
  /** For the review of a change; `refusal` is that of scheduling it. */
  readonly field: (refusal: Refusal | null) => ReactNode;
  /** The chosen instant; null: none is typed, and the field says so. */
  read(): string | null;
}

/** Whether a change is saved at once or at a time, which the form holds. */
export function useWhen(when: When, onChange: (when: When) => void): ChosenWhen {
  const intl = useIntl();
  const { zone } = useApp();
  const [tried, setTried] = useState(false);
  const at = when === null ? null : readInstant(when, zone);
  return {
    field: (refusal) => (
      <WhenField
        when={when}
        error={
          tried && at === null
            ? intl.formatMessage({ id: 'internal.time.missing' })
            : fieldFault(refusal, 'at')
        }
        onChange={onChange}
      />
    ),
    read() {
      setTried(true);
      return at;
    },
  };
}
