import { FormattedMessage, useIntl } from 'react-intl';
import { DateField, TimeField } from '../shared/form/dateFields.tsx';
import styles from '../shared/form/Form.module.css';
import { fieldFault } from '../../platform/write/refusal.ts';
import type { Refusal } from '../../platform/write/refusal.ts';
import type { ReadWindow, TypedWindow } from '../shared/values/staffTimes.ts';

export interface WindowInputsProps {
  readonly typed: TypedWindow;
  readonly read: ReadWindow | null;
  /** Whose wall clock the times are of. */
  readonly zone: string;
  readonly refusal: Refusal | null;
  readonly onChange: (typed: TypedWindow) => void;
}

/** Day, start and end in the program's local time, with the time zone next to them. */
export function WindowInputs({ typed, read, zone, refusal, onChange }: WindowInputsProps) {
  const intl = useIntl();
  const skipped = (field: 'start' | 'end') =>
    read?.kind === 'skipped' && read.field === field
      ? intl.formatMessage({ id: 'internal.time.skipped' })
      : undefined;
  return (
    <>
      <div className={`${styles['pair'] ?? ''} ${styles['third'] ?? ''}`}>
        <DateField
          label={<FormattedMessage id="internalEvents.field.day" />}
          value={typed.date}
          {...(zone === '' ? {} : { zone })}
          onChange={(value) => onChange({ ...typed, date: value })}
        />
        <TimeField
          label={<FormattedMessage id="internalEvents.field.start" />}
          error={skipped('start') ?? fieldFault(refusal, 'startAt')}
          value={typed.start}
          onChange={(value) => onChange({ ...typed, start: value })}
        />
        <TimeField
          label={<FormattedMessage id="internalEvents.field.end" />}
          error={skipped('end') ?? fieldFault(refusal, 'endAt')}
          value={typed.end}
          onChange={(value) => onChange({ ...typed, end: value })}
        />
      </div>
      <p className="small muted">
        <FormattedMessage
          id={zone === '' ? 'internalEvents.zoneLater' : 'internalEvents.zone'}
          values={{ zone }}
        />
        {read?.kind === 'window' && read.endsNextDay && (
          <>
            {' '}
            <FormattedMessage id="internalEvents.nextDay" />
          </>
        )}
      </p>
    </>
  );
}
