import { useIntl } from 'react-intl';
import { SelectField } from '../shared/form/SelectField.tsx';
import { causeNamed, CAUSES, type Cause } from './causes.ts';

interface CauseFieldProps {
  readonly value: Cause | null;
  readonly error: string | undefined;
  readonly onChange: (cause: Cause | null) => void;
}

/** The reason the member sees, in the member's words. */
export function CauseField({ value, error, onChange }: CauseFieldProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `internalPayouts.${id}` });
  return (
    <SelectField
      label={text('cause')}
      hint={text(value === null ? 'cause.hint' : `cause.${value}.text`)}
      error={error}
      prompt={text('cause.prompt')}
      options={CAUSES.map((cause) => ({ value: cause, label: text(`cause.${cause}`) }))}
      value={value ?? ''}
      onChange={(typed) => onChange(causeNamed(typed))}
      required
    />
  );
}
