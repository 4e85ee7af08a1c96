import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../shared/form/CheckboxField.tsx';
import styles from '../shared/form/Form.module.css';
import { TextField } from '../shared/form/TextField.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { parseBaseline } from '../shared/programs/ruleChoices.ts';
import { RuleSelect } from '../shared/programs/RuleSelect.tsx';
import type { SettingValues } from './backtestValues.ts';

interface SettingFieldsProps {
  readonly number: number;
  readonly values: SettingValues;
  readonly error: (field: keyof SettingValues) => string | undefined;
  readonly onChange: (values: SettingValues) => void;
  /** Absent for the only setting. */
  readonly onRemove: (() => void) | undefined;
}

/** One of the settings to compare, with the fields of a program's form. */
export function SettingFields({ number, values, error, onChange, onRemove }: SettingFieldsProps) {
  const intl = useIntl();
  const label = (key: keyof SettingValues) =>
    intl.formatMessage({ id: `internalPrograms.rule.${key}.label` });
  const hint = (key: keyof SettingValues) => intl.formatMessage({ id: `internalPrograms.rule.${key}.hint` });
  return (
    <Panel
      title={intl.formatMessage({ id: 'internalBacktests.setting' }, { number })}
      aside={
        onRemove && (
          <Button
            look="quiet"
            small
            onClick={onRemove}
            aria-label={intl.formatMessage({ id: 'internalBacktests.removeSetting' }, { number })}
          >
            {intl.formatMessage({ id: 'internalBacktests.remove' })}
          </Button>
        )
      }
    >
      <div className={styles['form']}>
        <RuleSelect
          rule="baselineRule"
          error={error('baselineRule')}
          value={values.baselineRule}
          onChange={(value) => onChange({ ...values, baselineRule: parseBaseline(value) })}
        />
        <RuleSelect
          rule="carryFactor"
          error={error('carryFactor')}
          value={values.carryFactor}
          onChange={(carryFactor) => onChange({ ...values, carryFactor })}
        />
        <CheckboxField
          label={label('sameDayAdjustment')}
          hint={hint('sameDayAdjustment')}
          error={error('sameDayAdjustment')}
          checked={values.sameDayAdjustment}
          onChange={(sameDayAdjustment) => onChange({ ...values, sameDayAdjustment })}
        />
        <div className={styles['pair']}>
          {(['deadBandPercent', 'pointsPerKwh'] as const).map((key) => (
            <TextField
              key={key}
              label={label(key)}
              hint={hint(key)}
              error={error(key)}
              inputMode="numeric"
              autoComplete="off"
              value={values[key]}
              onChange={(value) => onChange({ ...values, [key]: value })}
            />
          ))}
        </div>
      </div>
    </Panel>
  );
}
