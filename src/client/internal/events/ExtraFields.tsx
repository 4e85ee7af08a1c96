import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ALGORITHMS, paysByDevice } from '../../../domain/events/algorithms.ts';
import { fieldFault, type Refusal } from '../../platform/write/refusal.ts';
import { CheckboxField } from '../shared/form/CheckboxField.tsx';
import { SelectField } from '../shared/form/SelectField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import { parseAlgorithm } from './algorithms.ts';
import type { EventExtras } from './eventExtras.ts';

/** How an event pays, what it promises to the grid, how devices' starts are spread, and whether it is a test. */
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
  const intl = useIntl();
  return (
    <>
      <SelectField
        label={<FormattedMessage id="internalEvents.field.algorithm" />}
        hint={<FormattedMessage id={`internalEvents.algorithmHint.${extras.algorithm}`} />}
        options={ALGORITHMS.map((value) => ({
          value,
          label: intl.formatMessage({ id: `internalEvents.algorithm.${value}` }),
        }))}
        value={extras.algorithm}
        onChange={(value) => onChange({ algorithm: parseAlgorithm(value) })}
      />
      {!paysByDevice(extras.algorithm) && (
        <TextField
          label={<FormattedMessage id="internalEvents.schedule.nominated" />}
          hint={nominatedHint}
          error={fieldFault(refusal, 'nominatedKilowatts')}
          inputMode="numeric"
          maxLength={9}
          value={extras.nominated}
          onChange={(nominated) => onChange({ nominated })}
        />
      )}
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
