import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { ChevronDownIcon } from '../icons/controlIcons.tsx';
import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import styles from './Select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

type Own = keyof FieldProps | 'className' | 'style' | 'children';

export interface SelectProps extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, Own> {
  readonly options: readonly SelectOption[];
  /** The first, empty choice; leave it out where something is always chosen. */
  readonly prompt?: string;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** The browser's own list: it is the best one on a phone. */
export function Select({ label, hint, error, id, options, prompt, ...select }: SelectProps): ReactNode {
  return (
    <Field label={label} hint={hint} error={error} {...(id === undefined ? {} : { id })}>
      {(control) => (
        <div className={styles['wrap']}>
          <select {...select} {...control} className={`input ${styles['select'] ?? ''}`}>
            {prompt !== undefined && <option value="">{prompt}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles['sign']}>
            <ChevronDownIcon size={20} />
          </span>
        </div>
      )}
    </Field>
  );
}
