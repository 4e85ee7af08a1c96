import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SelectField } from '../form/SelectField.tsx';
import { RULE_CHOICES } from './ruleChoices.ts';

interface RuleSelectProps {
  readonly rule: keyof typeof RULE_CHOICES;
  /** After the rule's own hint. */
  readonly more?: ReactNode;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of a program's rules that are chosen from a list. */
export function RuleSelect({ rule, more, error, value, onChange }: RuleSelectProps) {
  const intl = useIntl();
  const name = (choice: string) =>
    rule === 'baselineRule'
      ? intl.formatMessage({ id: `internalPrograms.baseline.${choice}` })
      : intl.formatMessage({ id: `internalPrograms.carryFactor.${choice}` });
  return (
    <SelectField
      label={<FormattedMessage id={`internalPrograms.rule.${rule}.label`} />}
      hint={
        <>
          <FormattedMessage id={`internalPrograms.rule.${rule}.hint`} />
          {more !== undefined && <> {more}</>}
        </>
      }
      error={error}
      options={RULE_CHOICES[rule].map((choice) => ({ value: choice, label: name(choice) }))}
      value={value}
      onChange={onChange}
    />
  );
}
