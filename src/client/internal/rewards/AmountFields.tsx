import { useIntl } from 'react-intl';
import { DENOMINATION_TYPES } from '../../../domain/rewards/catalogue.ts';
import { hasFaceValue } from '../../../domain/rewards/faceValue.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { SelectField } from '../shared/form/SelectField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import styles from '../shared/form/Form.module.css';
import { hasOnePrice, type RewardValues } from './rewardValues.ts';

type Typed = 'amounts' | 'minimum' | 'maximum' | 'step' | 'restricted';

/** The fields of each way to choose an amount. */
const FIELDS: Readonly<Record<RewardValues['denominationType'], readonly Typed[]>> = {
  DENOMINATED: ['amounts'],
  CUSTOM: ['minimum', 'maximum', 'step', 'restricted'],
  BALANCE: ['minimum'],
};

export interface AmountFieldsProps {
  readonly values: RewardValues;
  /** The sentence of a field's fault. */
  readonly fieldError: (field: string) => string | undefined;
  readonly onChange: (values: RewardValues) => void;
}

/** How members choose the amount, and which amounts there are. */
export function AmountFields({ values, fieldError, onChange }: AmountFieldsProps) {
  const intl = useIntl();
  const { brand } = useApp();
  const { pay, points } = useFormats();
  const text = (id: string) => intl.formatMessage({ id: `internalRewards.${id}` });
  const onePrice = hasOnePrice(values);
  const worth = hasFaceValue(values, brand.pointsPerUnit)
    ? intl.formatMessage({ id: 'internalRewards.hint.worth' }, { points: points(1_000), money: pay(1_000) })
    : text('hint.points');
  const label = (field: Typed) => text(field === 'amounts' && onePrice ? 'field.price' : `field.${field}`);
  const hint = (field: Typed) => {
    if (field === 'amounts') return onePrice ? text('hint.points') : `${worth} ${text('hint.amounts')}`;
    if (field === 'restricted') return text('hint.restricted');
    return field === 'minimum' ? worth : undefined;
  };
  return (
    <div className={styles['pair']}>
      {!onePrice && (
        <SelectField
          label={text('field.amountKind')}
          error={fieldError('denominationType')}
          options={DENOMINATION_TYPES.map((value) => ({ value, label: text(`denomination.${value}`) }))}
          value={values.denominationType}
          onChange={(value) =>
            onChange({
              ...values,
              denominationType: DENOMINATION_TYPES.find((type) => type === value) ?? values.denominationType,
            })
          }
        />
      )}
      {FIELDS[values.denominationType].map((field) => (
        <TextField
          key={field}
          label={label(field)}
          hint={hint(field)}
          error={fieldError(field)}
          value={values[field]}
          onChange={(typed) => onChange({ ...values, [field]: typed })}
          inputMode={field === 'amounts' || field === 'restricted' ? 'text' : 'numeric'}
          autoComplete="off"
          maxLength={200}
        />
      ))}
    </div>
  );
}
