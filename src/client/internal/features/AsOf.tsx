import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../platform/screen/app.ts';
import { cx } from '../../ui/cx.ts';
import { Button } from '../../ui/Button.tsx';
import { DateTimeField } from '../shared/form/dateFields.tsx';
import formStyles from '../shared/form/Form.module.css';
import styles from './features.module.css';
import { readInstant, typedInstant } from '../shared/values/staffTimes.ts';

interface AsOfProps {
  /** ISO 8601; empty: now. */
  readonly at: string;
  readonly onChange: (at: string) => void;
}

/** Asks for the instant that a member's features are shown of. */
export function AsOf({ at, onChange }: AsOfProps) {
  const intl = useIntl();
  const { zone } = useApp();
  const [typed, setTyped] = useState(() =>
    at === '' || Number.isNaN(Date.parse(at)) ? '' : typedInstant(at, zone),
  );
  const [tried, setTried] = useState(false);
  const instant = typed === '' ? null : readInstant(typed, zone);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (typed === '' || instant !== null) onChange(instant ?? '');
  };
  return (
    <form className={cx(formStyles['form'], styles['asOf'])} noValidate onSubmit={submit}>
      <DateTimeField
        label={intl.formatMessage({ id: 'internalFeatures.asOf.label' })}
        hint={intl.formatMessage({ id: 'internalFeatures.asOf.hint' })}
        error={
          tried && typed !== '' && instant === null
            ? intl.formatMessage({ id: 'internalFeatures.fault.expiresAt' })
            : undefined
        }
        value={typed}
        onChange={setTyped}
      />
      <div className="row">
        <Button reads type="submit" look="secondary" small>
          <FormattedMessage id="internalFeatures.asOf.show" />
        </Button>
        {at !== '' && (
          <Button
            reads
            look="quiet"
            small
            onClick={() => {
              setTyped('');
              onChange('');
            }}
          >
            <FormattedMessage id="internalFeatures.asOf.now" />
          </Button>
        )}
      </div>
    </form>
  );
}
