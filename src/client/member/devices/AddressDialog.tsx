import { useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limitPostalTyping, POSTAL_RULES } from '../../../domain/settings/postalCodes.ts';
import { regionsIn } from '../../../domain/settings/regions/regions.ts';
import { toLocale } from '../../i18n/toLocale.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Select } from '../../ui/form/Select.tsx';
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
        {FIELDS.map(([field, autoComplete]) => {
          const shared = {
            label: intl.formatMessage({ id: `freeDevice.address.${field}` }, { country }),
            autoComplete,
            value: typed[field],
            error: faults[field],
          };
          const change = (text: string) => setTyped({ ...typed, [field]: field === 'postalCode' ? limitPostalTyping(text, country) : text });
          return field === 'region' ? (
            <Select
              key={field}
              {...shared}
              prompt={intl.formatMessage({ id: 'freeDevice.address.chooseRegion' }, { country })}
              options={regionsIn(country, toLocale(intl.locale)).map(({ name, abbreviation }) => ({ value: abbreviation, label: name }))}
              onChange={(event) => change(event.target.value)}
            />
          ) : (
            <TextInput
              key={field}
              {...shared}
              inputMode={field === 'postalCode' ? POSTAL_RULES[country].inputMode : 'text'}
              maxLength={100}
              onChange={(event) => change(event.target.value)}
            />
          );
        })}
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
