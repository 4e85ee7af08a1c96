import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import styles from './Form.module.css';
import { FieldError, type FieldProps } from './Field.tsx';

export interface CheckboxFieldProps extends FieldProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function CheckboxField({ label, hint, error, checked, onChange }: CheckboxFieldProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const about = [...(error === undefined ? [] : [errorId]), ...(hint === undefined ? [] : [hintId])];
  return (
    <FormControl error={error !== undefined}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            checked={checked}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
            slotProps={{
              input: {
                'aria-describedby': about.length === 0 ? undefined : about.join(' '),
                'aria-invalid': error === undefined ? undefined : true,
              },
            }}
          />
        }
      />
      {hint !== undefined && (
        <FormHelperText id={hintId} error={false} className={styles['under']}>
          {hint}
        </FormHelperText>
      )}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </FormControl>
  );
}
