import { useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { components } from '../../../../codegen/rest/types.ts';
import { parseTypedNumber } from '../../../domain/format/typedNumber.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';

type Cashout = components['schemas']['Cashout'];

/** How much, in the brand's money: by hand, or all that can go. */
export function HowMuch({
  cashout: { paypal, minimum_cents: least },
  most,
  isAll,
  points: chosen,
  onPoints,
}: {
  readonly cashout: Cashout;
  /** In hundredths. */
  readonly most: number;
  /** Whether that is the whole balance. */
  readonly isAll: boolean;
  /** The previous choice; null: none. */
  readonly points: number | null;
  readonly onPoints: (points: number) => void;
}) {
  const intl = useIntl();
  const { brand } = useApp();
  const { locale, money, hundredths } = useFormats();
  const perUnit = brand.pointsPerUnit ?? 100;
  const [value, setValue] = useState(chosen === null ? '' : hundredths((chosen * 100) / perUnit));
  const [fault, setFault] = useState<'empty' | 'notANumber' | 'cents' | 'low' | 'high' | null>(null);
  const amounts = { least: money(least), most: money(most) };

  function go(event: SyntheticEvent): void {
    event.preventDefault();
    if (value.trim() === '') return setFault('empty');
    const typed = parseTypedNumber(value, locale);
    if (typed === null) return setFault('notANumber');
    const cents = Math.round(typed * 100 * 1e6) / 1e6;
    if (cents < least) return setFault('low');
    if (!Number.isInteger(cents)) return setFault('cents');
    if (cents > most) return setFault('high');
    onPoints(Math.round((cents * perUnit) / 100));
  }

  return (
    <form className="stack" noValidate onSubmit={go}>
      <TextInput
        label={<FormattedMessage id="cashout.amount.label" values={{ currency: brand.currency }} />}
        hint={<FormattedMessage id="cashout.amount.hint" values={amounts} />}
        error={fault === null ? undefined : intl.formatMessage({ id: `cashout.amount.${fault}` }, amounts)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={value}
        onChange={(event) => {
          setValue(event.target.value);
          setFault(null);
        }}
      />
      <div className="row">
        <Button look="secondary" small onClick={() => onPoints(Math.floor((most * perUnit) / 100))}>
          <FormattedMessage
            id={isAll ? 'cashout.amount.all' : 'cashout.amount.most'}
            values={{ amount: money(most) }}
          />
        </Button>
      </div>
      {[paypal.weekly, paypal.monthly].map(
        (window, index) =>
          window !== null && (
            <p key={index} className="small muted">
              <FormattedMessage
                id="cashout.left"
                values={{
                  left: money(window.left_cents),
                  limit: money(window.limit_cents),
                  days: index === 0 ? 7 : 30,
                }}
              />
            </p>
          ),
      )}
      <div className="row">
        <Button type="submit">
          <FormattedMessage id="cashout.next" />
        </Button>
      </div>
    </form>
  );
}
