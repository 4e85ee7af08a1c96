import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { readAccountNumber } from '../../../../domain/utility/accountNumber.ts';
import { neededBillNumbers, type BillNumber } from '../../../../domain/utility/billNumbers.ts';
import { readNmi } from '../../../../domain/utility/nmi.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { readText } from '../../../ui/form/readText.ts';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { StepForm } from '../StepForm.tsx';
import type { StepUse } from '../useStep.ts';
import { NmiOnBill } from './NmiOnBill.tsx';

/** Label and hint of each number. */
const FIELDS: Readonly<
  Record<
    BillNumber,
    {
      readonly label: ReactNode;
      readonly hint: ReactNode;
      readonly maxLength: number;
      /** The fault to show; undefined: none. */
      readonly fault: (text: string, intl: IntlShape) => string | undefined;
      /** The number as it is sent. */
      readonly normal: (text: string) => string;
    }
  >
> = {
  account_number: {
    label: <FormattedMessage id="signupUtility.account.label" />,
    hint: <FormattedMessage id="signupUtility.account.hint" />,
    maxLength: 40,
    fault: (text, intl) => {
      const read = readAccountNumber(text);
      return 'fault' in read ? intl.formatMessage({ id: `signupUtility.account.${read.fault}` }) : undefined;
    },
    normal: (text) => text,
  },
  meter_number: {
    label: <FormattedMessage id="signupUtility.files.meter" />,
    hint: <FormattedMessage id="signupUtility.files.meterHint" />,
    maxLength: 40,
    fault: (text, intl) =>
      'fault' in readAccountNumber(text)
        ? intl.formatMessage({ id: 'signupUtility.files.meterFault' })
        : undefined,
    normal: (text) => text,
  },
  nmi: {
    label: <FormattedMessage id="signupUtility.nmi.label" />,
    hint: <FormattedMessage id="signupUtility.nmi.hint" />,
    maxLength: 16,
    fault: (text, intl) => {
      const read = readNmi(text);
      return 'fault' in read ? intl.formatMessage({ id: `signupUtility.nmi.${read.fault}` }) : undefined;
    },
    normal: (text) => text.replace(/[\s-]/g, '').toUpperCase(),
  },
};

/** The numbers on a power bill by which the utility finds the home. Of two, either is enough. */
export function BillNumbersForm({ use }: { readonly use: StepUse }) {
  const intl = useIntl();
  const { rest, brand } = useApp();
  const { typed, proceed } = use;
  const byFiles = use.signup.connects_by === 'FILES';
  const asked = neededBillNumbers(brand.country, byFiles);
  const isEither = asked.length > 1;
  const [early, setEarly] = useState<Partial<Record<BillNumber, string>>>({});
  const numberFault = (name: BillNumber, text: string) =>
    isEither && text === '' ? undefined : FIELDS[name].fault(text, intl);

  return (
    <StepForm
      use={use}
      keeps={asked}
      keepsSent
      findFaults={(form) => {
        setEarly({});
        const given = asked.map((name) => [name, readText(form, name).trim()] as const);
        const faults = Object.fromEntries(given.map(([name, text]) => [name, numberFault(name, text)]));
        return isEither && given.every(([, text]) => text === '')
          ? { ...faults, account_number: intl.formatMessage({ id: 'signupUtility.files.none' }) }
          : faults;
      }}
      send={(form) =>
        rest.act(
          '/signup/update_utility',
          {
            body: Object.fromEntries(asked.map((name) => [name, FIELDS[name].normal(readText(form, name))])),
          },
          { fieldsShown: [...asked] },
        )
      }
      onAnswer={({ signup }) => proceed(signup)}
      button={<FormattedMessage id={byFiles ? 'signup.continue' : 'signupUtility.account.go'} />}
    >
      {(faults) => (
        <>
          {asked.map((name) => (
            <TextInput
              key={name}
              label={FIELDS[name].label}
              hint={FIELDS[name].hint}
              name={name}
              defaultValue={typed[name] ?? ''}
              error={early[name] ?? faults[name]}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={FIELDS[name].maxLength}
              required={!isEither}
              // Validates on blur, while the bill is still at hand.
              onBlur={({ currentTarget: { value } }) => {
                const fault = value.trim() === '' ? undefined : numberFault(name, value);
                setEarly(fault === undefined ? {} : { [name]: fault });
              }}
              onInput={() => setEarly({})}
            />
          ))}
          {asked.includes('nmi') && <NmiOnBill />}
        </>
      )}
    </StepForm>
  );
}
