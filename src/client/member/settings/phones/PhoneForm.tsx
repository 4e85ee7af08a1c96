import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../../platform/screen/app.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';

/** Fewer digits are no number anywhere; whether it is one, the message to it tells. */
const FEWEST_DIGITS = 7;

export interface PhoneFormProps {
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onNumber: (number: string, consent: boolean) => void;
  readonly onCancel: () => void;
}

/** A number, and the member's own yes to text messages about events. */
export function PhoneForm({ busy, error, onNumber, onCancel }: PhoneFormProps) {
  const intl = useIntl();
  const { words, country } = useApp().brand;
  const [short, setShort] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [error]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const number = input.current?.value.trim() ?? '';
    const isShort = number.replace(/\D/g, '').length < FEWEST_DIGITS;
    setShort(isShort);
    if (isShort) return input.current?.focus();
    return onNumber(number, new FormData(event.currentTarget).get('consent') !== null);
  }

  return (
    <form className="stack" noValidate onSubmit={submit}>
      <TextInput
        ref={input}
        label={<FormattedMessage id="settings.phones.number" />}
        hint={<FormattedMessage id={`settings.phones.example.${country}`} />}
        error={short ? intl.formatMessage({ id: 'settings.phones.short' }) : error}
        name="phone_1"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        required
      />
      <Checkbox
        name="consent"
        label={<FormattedMessage id="settings.phones.consent" values={{ product: words.productName, events: words.reductionEvent.many }} />}
        hint={<FormattedMessage id="settings.phones.consentHint" />}
      />
      <div className="row">
        <Button type="submit" small busy={busy}>
          <FormattedMessage id="settings.phones.send" />
        </Button>
        <Button look="quiet" small onClick={onCancel}>
          <FormattedMessage id="settings.cancel" />
        </Button>
      </div>
    </form>
  );
}
