import { FormattedMessage, useIntl } from 'react-intl';
import { CheckboxField } from '../shared/form/CheckboxField.tsx';
import { SelectField } from '../shared/form/SelectField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import { parseBaseline } from '../shared/programs/ruleChoices.ts';
import { RuleSelect } from '../shared/programs/RuleSelect.tsx';
import styles from '../shared/form/Form.module.css';
import { fieldFault } from '../../platform/write/refusal.ts';
import type { Refusal } from '../../platform/write/refusal.ts';
import {
  DEFAULT_RULES,
  HOLIDAY_RULES,
  INTERVALS,
  MISSED_STARTS,
  parseMissedStart,
  NUMBER_RULES,
  ruleText,
  SWITCH_RULES,
  WEEKEND_WEIGHTS,
  parseWeekendWeights,
} from './ruleFields.ts';
import type { RuleKey, RuleValues, TypedRule } from './ruleFields.ts';

export interface RuleInputsProps {
  readonly values: RuleValues;
  /** Fields with an invalid whole number or date. */
  readonly wrong: readonly TypedRule[];
  readonly refusal: Refusal | null;
  readonly onChange: (values: RuleValues) => void;
}

/** Every rule with what it does and its default. */
export function RuleInputs({ values, wrong, refusal, onChange }: RuleInputsProps) {
  const intl = useIntl();
  const label = (key: RuleKey) => <FormattedMessage id={`internalPrograms.rule.${key}.label`} />;
  const byDefault = (key: RuleKey) => (
    <FormattedMessage
      id="internalPrograms.rule.default"
      values={{ value: ruleText(intl, key, DEFAULT_RULES[key]) }}
    />
  );
  const hint = (key: RuleKey) => (
    <>
      <FormattedMessage id={`internalPrograms.rule.${key}.hint`} /> {byDefault(key)}
    </>
  );
  const error = (key: RuleKey) => fieldFault(refusal, `rules.${key}`);
  return (
    <>
      <div className={styles['pair']}>
        {NUMBER_RULES.map((key) => (
          <TextField
            key={key}
            label={label(key)}
            hint={hint(key)}
            error={
              wrong.includes(key) ? intl.formatMessage({ id: 'internalPrograms.rule.noNumber' }) : error(key)
            }
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={values[key]}
            onChange={(value) => onChange({ ...values, [key]: value })}
          />
        ))}
        <SelectField
          label={label('settlementIntervalMinutes')}
          hint={hint('settlementIntervalMinutes')}
          error={error('settlementIntervalMinutes')}
          options={INTERVALS.map((value) => ({
            value,
            label: ruleText(intl, 'settlementIntervalMinutes', value),
          }))}
          value={values.settlementIntervalMinutes}
          onChange={(value) => onChange({ ...values, settlementIntervalMinutes: value })}
        />
        <RuleSelect
          rule="baselineRule"
          more={byDefault('baselineRule')}
          error={error('baselineRule')}
          value={values.baselineRule}
          onChange={(value) => onChange({ ...values, baselineRule: parseBaseline(value) })}
        />
        <RuleSelect
          rule="carryFactor"
          more={byDefault('carryFactor')}
          error={error('carryFactor')}
          value={values.carryFactor}
          onChange={(value) => onChange({ ...values, carryFactor: value })}
        />
        <SelectField
          label={label('weekendWeights')}
          hint={hint('weekendWeights')}
          error={error('weekendWeights')}
          options={WEEKEND_WEIGHTS.map((value) => ({
            value,
            label: ruleText(intl, 'weekendWeights', value),
          }))}
          value={values.weekendWeights}
          onChange={(value) => onChange({ ...values, weekendWeights: parseWeekendWeights(value) })}
        />
        {HOLIDAY_RULES.map((key) => (
          <TextField
            key={key}
            label={label(key)}
            hint={hint(key)}
            error={
              wrong.includes(key) ? intl.formatMessage({ id: 'internalPrograms.rule.noDates' }) : error(key)
            }
            autoComplete="off"
            maxLength={1200}
            value={values[key]}
            onChange={(value) => onChange({ ...values, [key]: value })}
          />
        ))}
        <SelectField
          label={label('missedStart')}
          hint={hint('missedStart')}
          error={error('missedStart')}
          options={MISSED_STARTS.map((value) => ({ value, label: ruleText(intl, 'missedStart', value) }))}
          value={values.missedStart}
          onChange={(value) => onChange({ ...values, missedStart: parseMissedStart(value) })}
        />
      </div>
      {SWITCH_RULES.map((key) => (
        <CheckboxField
          key={key}
          label={label(key)}
          hint={hint(key)}
          error={error(key)}
          checked={values[key]}
          onChange={(checked) => onChange({ ...values, [key]: checked })}
        />
      ))}
    </>
  );
}
