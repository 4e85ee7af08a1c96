import { useId } from 'react';
import { CheckboxField } from '../shared/form/CheckboxField.tsx';
import { FieldError } from '../shared/form/Field.tsx';
import styles from './partner.module.css';

interface CheckListProps<Value extends string> {
  readonly legend: string;
  readonly error: string | undefined;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Several of a short list, each by a box. */
export function CheckList<Value extends string>({
  legend,
  error,
  options,
  chosen,
  onChange,
}: CheckListProps<Value>) {
  const errorId = useId();
  return (
    <fieldset className={styles['list']} aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{legend}</legend>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      {options.map(({ value, label }) => (
        <CheckboxField
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={(checked) =>
            onChange(checked ? [...chosen, value] : chosen.filter((each) => each !== value))
          }
        />
      ))}
    </fieldset>
  );
}
