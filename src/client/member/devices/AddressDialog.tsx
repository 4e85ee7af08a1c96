import { useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { POSTAL_RULES } from '../../../domain/settings/postalCodes.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';

/** As it was typed; the server looks at it. */
export interface TypedAddress {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
}

interface AddressDialogProps {
  readonly busy: boolean;
  /** What the server says of each field. */
  readonly faults: Readonly<Record<string, string>>;
  readonly onClose: () => void;
  readonly onSend: (address: TypedAddress) => void;
}

const FIELDS = [
  ['line1', 'address-line1'], ['line2', 'address-line2'], ['city', 'address-level2'], ['region', 'address-level1'], ['postalCode', 'postal-code'],
] as const;

/** Where it goes: asked only of who has not said it before. */
export function AddressDialog({ busy, faults, onClose, onSend }: AddressDialogProps) {
  const intl = useIntl();
  const { country } = useApp().brand;
  const [typed, setTyped] = useState<TypedAddress>({ line1: '', line2: '', city: '', region: '', postalCode: '' });

  function send(event: SyntheticEvent): void {
    event.preventDefault();
    if (!busy) onSend(typed);
  }

  return (
    <Dialog open onClose={onClose} title={<FormattedMessage id="freeDevice.address.title" />}>
      <form className="stack" onSubmit={send} noValidate>
        <p className="muted">
          <FormattedMessage id="freeDevice.address.why" />
        </p>
        {FIELDS.map(([field, autoComplete]) => (
          <TextInput
            key={field}
            label={intl.formatMessage({ id: `freeDevice.address.${field}` }, { country })}
            autoComplete={autoComplete}
            inputMode={field === 'postalCode' ? POSTAL_RULES[country].inputMode : 'text'}
            maxLength={100}
            value={typed[field]}
            error={faults[field]}
            onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
          />
        ))}
        <div className="row">
          <Button type="submit" busy={busy}>
            <FormattedMessage id="freeDevice.address.send" />
          </Button>
          <Button look="secondary" onClick={onClose}>
            <FormattedMessage id="freeDevice.address.cancel" />
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
