import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isPostalCode, postalCodeToSend, shownPostalCode } from '../../../../domain/settings/postalCodes.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { PostalCodeInput } from '../../../shared/homeCheck/PostalCodeInput.tsx';
import { useSaveSettings } from '../../../shared/settings/useSaveSettings.ts';
import { FormButtons } from '../FormButtons.tsx';

export function PostalCodeForm({
  code,
  onClose,
}: {
  readonly code: string | null;
  readonly onClose: () => void;
}) {
  const intl = useIntl();
  const { country } = useApp().brand;
  const { busy, faults, save } = useSaveSettings('postal_code');
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = postalCodeToSend(input.current?.value ?? '');
    if (!isPostalCode(text, country)) {
      setFault(intl.formatMessage({ id: `homeCheck.fault.${country}` }));
      input.current?.focus();
      return;
    }
    setFault(undefined);
    if (await save({ postal_code: text }, intl.formatMessage({ id: 'settings.home.saved' }))) onClose();
  }

  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <PostalCodeInput
        ref={input}
        name="postal_code"
        defaultValue={code === null ? '' : shownPostalCode(code)}
        error={fault ?? faults['postal_code']}
        hint={<FormattedMessage id="settings.home.postalCodeHint" />}
      />
      <FormButtons busy={busy} onCancel={onClose} />
    </form>
  );
}
