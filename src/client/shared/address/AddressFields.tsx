import { useIntl } from 'react-intl';
import { limitPostalTyping, POSTAL_RULES } from '../../../domain/settings/postalCodes.ts';
import { regionsIn } from '../../../domain/settings/regions.ts';
import { toLocale } from '../../i18n/toLocale.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Select } from '../../ui/form/Select.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import type { TypedAddress } from './typedAddress.ts';

export interface AddressFieldsProps {
  readonly value: TypedAddress;
  /** The server's error for each field. */
  readonly faults: Readonly<Record<string, string | undefined>>;
  readonly onChange: (address: TypedAddress) => void;
}

const FIELDS = [
  ['line1', 'address-line1'],
  ['line2', 'address-line2'],
  ['city', 'address-level2'],
  ['region', 'address-level1'],
  ['postalCode', 'postal-code'],
] as const;

/** An address of the brand's country. */
export function AddressFields({ value, faults, onChange }: AddressFieldsProps) {
  const intl = useIntl();
  const { country } = useApp().brand;
  return FIELDS.map(([field, autoComplete]) => {
    const shared = {
      label: intl.formatMessage({ id: `freeDevice.address.${field}` }, { country }),
      autoComplete,
      value: value[field],
      error: faults[field],
    };
    const change = (text: string) =>
      onChange({ ...value, [field]: field === 'postalCode' ? limitPostalTyping(text, country) : text });
    return field === 'region' ? (
      <Select
        key={field}
        {...shared}
        prompt={intl.formatMessage({ id: 'freeDevice.address.chooseRegion' }, { country })}
        options={regionsIn(country, toLocale(intl.locale)).map(({ name, abbreviation }) => ({
          value: abbreviation,
          label: name,
        }))}
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
  });
}
