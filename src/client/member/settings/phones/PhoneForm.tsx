import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CanTakePart } from '../../../../domain/utility/takingPart.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { PhoneFields } from '../../../shared/phone/PhoneFields.tsx';
import { sentPhone } from '../../../shared/phone/sentPhone.ts';
import { Button } from '../../../ui/Button.tsx';

export interface PhoneFormProps {
  readonly can: CanTakePart;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onNumber: (number: string, consent: boolean) => void;
  readonly onCancel: () => void;
}

/** A phone number, and the member's consent to text messages. */
export function PhoneForm({ can, busy, error, onNumber, onCancel }: PhoneFormProps) {
  const intl = useIntl();
  const { country } = useApp().brand;
  const [short, setShort] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [error]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = sentPhone(new FormData(event.currentTarget));
    setShort(sent.short);
    if (sent.short) return input.current?.focus();
    return onNumber(sent.phone_1, sent.consent);
  }

  return (
    <form className="stack" noValidate onSubmit={submit}>
      <PhoneFields
        can={can}
        ref={input}
        error={short ? intl.formatMessage({ id: `phone.wrong.${country}` }) : error}
      />
      <div className="row">
        <Button type="submit" small busy={busy}>
          <FormattedMessage id="phone.send" />
        </Button>
        <Button look="quiet" small onClick={onCancel}>
          <FormattedMessage id="settings.cancel" />
        </Button>
      </div>
    </form>
  );
}
