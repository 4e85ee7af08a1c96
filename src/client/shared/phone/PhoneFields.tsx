import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CanTakePart } from '../../../domain/utility/takingPart.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';

export interface PhoneFieldsProps {
  /** Whether the home can join events. */
  readonly can: CanTakePart;
  readonly number?: string;
  readonly error: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** `phone_1`, a mobile number in any common notation, and `consent`, the member's consent to text messages. */
export function PhoneFields({ can, number, error, ref }: PhoneFieldsProps) {
  const { words, country } = useApp().brand;
  return (
    <>
      <TextInput
        ref={ref}
        label={<FormattedMessage id="phone.number" />}
        hint={<FormattedMessage id={`phone.example.${country}`} />}
        name="phone_1"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={number}
        error={error}
        maxLength={30}
        required
      />
      <Checkbox
        name="consent"
        label={
          <FormattedMessage
            id="phone.consent"
            values={{ can, product: words.productName, events: words.reductionEvent.many }}
          />
        }
        hint={<FormattedMessage id="phone.consentHint" />}
      />
    </>
  );
}
