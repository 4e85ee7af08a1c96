import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { FieldError } from '../shared/form/Field.tsx';
import { ManySelect } from '../shared/form/ManySelect.tsx';
import styles from './segments.module.css';

interface RuleValuesProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly input: 'one' | 'pair' | 'many' | 'number' | 'numbers' | 'date' | 'texts';
  /** How many inputs of a number or a day. */
  readonly count?: number;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly values: readonly string[];
  /** What is wrong with them. */
  readonly error?: string | undefined;
  readonly onChange: (values: readonly string[]) => void;
}

/** The values of one condition, and what is wrong with them. */
export function RuleValues({ error, ...values }: RuleValuesProps) {
  const id = useId();
  if (error === undefined) return <ValueInputs {...values} />;
  return (
    <span className={styles['faulty']}>
      <ValueInputs {...values} faultId={id} />
      <FieldError id={id}>{error}</FieldError>
    </span>
  );
}

/** The inputs, by what the attribute takes. */
function ValueInputs({
  label,
  hint,
  input,
  count = 1,
  options,
  values,
  faultId,
  onChange,
}: Omit<RuleValuesProps, 'error'> & { readonly faultId?: string }) {
  const fault = faultId === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': faultId };
  const prompt = useIntl().formatMessage({ id: 'internalSegments.builder.choose' });
  const at = (place: number, value: string) =>
    onChange(Array.from({ length: count }, (_, other) => (other === place ? value : (values[other] ?? ''))));
  switch (input) {
    case 'one':
    case 'pair':
      return (
        <span className={styles['values']}>
          {Array.from({ length: input === 'pair' ? 2 : 1 }, (_, place) => (
            <NativeSelect
              key={place}
              input={<OutlinedInput size="small" />}
              inputProps={{ 'aria-label': label, title: hint, ...fault }}
              value={values[place] ?? ''}
              onChange={({ currentTarget }) => {
                if (input === 'pair') at(place, currentTarget.value);
                else onChange([currentTarget.value]);
              }}
            >
              <option value="">{prompt}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </NativeSelect>
          ))}
        </span>
      );
    case 'many':
      return <ManySelect label={label} options={options} values={values} fault={fault} onChange={onChange} />;
    case 'number':
    case 'date':
      return (
        <span className={styles['values']}>
          {Array.from({ length: count }, (_, place) => (
            <OutlinedInput
              key={place}
              size="small"
              type={input === 'date' ? 'date' : 'text'}
              inputProps={{
                'aria-label': label,
                title: hint,
                ...fault,
                ...(input === 'number' ? { inputMode: 'decimal', maxLength: 20 } : {}),
              }}
              value={values[place] ?? ''}
              onChange={({ currentTarget }) => at(place, currentTarget.value)}
            />
          ))}
          {hint !== undefined && <span className="muted small">{hint}</span>}
        </span>
      );
    case 'numbers':
    case 'texts':
      return <ListInput label={label} values={values} fault={fault} onChange={onChange} />;
  }
}

/** Several values in one input, separated by commas; what is typed stays as it is until the focus leaves. */
function ListInput({
  label,
  values,
  fault,
  onChange,
}: Pick<RuleValuesProps, 'label' | 'values' | 'onChange'> & { readonly fault: object }) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <OutlinedInput
      size="small"
      inputProps={{ 'aria-label': label, maxLength: 100_000, ...fault }}
      value={draft ?? values.join(', ')}
      onChange={({ currentTarget: { value } }) => {
        setDraft(value);
        onChange(value.split(/[,;\n]/).map((one) => one.trim()));
      }}
      onBlur={() => setDraft(null)}
    />
  );
}
