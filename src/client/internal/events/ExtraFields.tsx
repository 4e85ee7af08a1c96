import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { fieldFault, type Refusal } from '../../platform/write/refusal.ts';
import { CheckboxField } from '../shared/form/CheckboxField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import type { EventExtras } from './eventExtras.ts';

/** The promise to the grid, how devices' starts are spread, and whether it is a test. */
export function ExtraFields({
  extras,
  refusal,
  nominatedHint = <FormattedMessage id="internalEvents.schedule.nominatedHint" />,
  onChange,
}: {
  readonly extras: EventExtras;
  readonly refusal: Refusal | null;
  readonly nominatedHint?: ReactNode;
  readonly onChange: (change: Partial<EventExtras>) => void;
}) {
  return (
    <>
      <TextField
        label={<FormattedMessage id="internalEvents.schedule.nominated" />}
        hint={nominatedHint}
        error={fieldFault(refusal, 'nominatedKilowatts')}
        inputMode="numeric"
        maxLength={9}
        value={extras.nominated}
        onChange={(nominated) => onChange({ nominated })}
      />
      <TextField
        label={<FormattedMessage id="internalEvents.stagger.label" />}
        hint={<FormattedMessage id="internalEvents.stagger.hint" />}
        error={fieldFault(refusal, 'staggerMinutes')}
        inputMode="numeric"
        maxLength={2}
        value={extras.stagger}
        onChange={(stagger) => onChange({ stagger })}
      />
      <CheckboxField
        label={<FormattedMessage id="internalEvents.test.label" />}
        hint={<FormattedMessage id="internalEvents.test.hint" />}
        checked={extras.isTest}
        onChange={(isTest) => onChange({ isTest })}
      />
    </>
  );
}
