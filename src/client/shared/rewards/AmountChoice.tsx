import { FormattedMessage } from 'react-intl';
import type { DenominationRule } from '../../../domain/rewards/denomination.ts';
import { useFormats } from '../format/useFormats.ts';
import { Notice } from '../../ui/Notice.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';

interface AmountChoiceProps {
  readonly rule: DenominationRule;
  /** What the member can spend, in points. */
  readonly balance: number;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** MKT-03: a list, an amount within bounds, or all there is. */
export function AmountChoice({ rule, balance, value, error, onChange }: AmountChoiceProps) {
  const { pay, paysMoney } = useFormats();
  if (rule.type === 'CUSTOM')
    return (
      <TextInput
        label={<FormattedMessage id={paysMoney ? 'rewards.amount.money' : 'rewards.amount.points'} />}
        hint={
          <FormattedMessage
            id="rewards.amount.range"
            values={{
              lowest: pay(rule.minimum),
              highest: pay(rule.maximum),
              step: pay(rule.step),
              steps: rule.step > 1 ? 'yes' : 'no',
            }}
          />
        }
        error={error}
        inputMode={paysMoney ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={20}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  const [first, ...others] = rule.type === 'DENOMINATED' ? rule.amounts : [balance];
  if (first === undefined || others.length === 0)
    return (
      <>
        <p>
          <FormattedMessage
            id={rule.type === 'BALANCE' ? 'rewards.amount.whole' : 'rewards.amount.one'}
            values={{ amount: pay(first ?? 0) }}
          />
        </p>
        {error !== undefined && <Notice tone="error" role="alert" title={error} />}
      </>
    );
  return (
    <RadioGroup
      legend={<FormattedMessage id="rewards.amount.choose" />}
      options={[first, ...others].map((points) => ({
        value: String(points),
        label: (
          <>
            <span className="number">{pay(points)}</span>{' '}
            {points > balance && (
              <span className="small muted">
                <FormattedMessage id="rewards.amount.toGo" values={{ points: pay(points - balance) }} />
              </span>
            )}
          </>
        ),
      }))}
      value={value === '' ? null : value}
      error={error}
      onChange={onChange}
    />
  );
}
