import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readAccountNumber } from '../../../../domain/utility/accountNumber.ts';
import { readNmi } from '../../../../domain/utility/nmi.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { textOf } from '../../../ui/form/textOf.ts';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { StepForm } from '../StepForm.tsx';
import type { StepUse } from '../useStep.ts';

/** The account number, and in Australia the meter number, as printed on a bill. Either is enough where the utility delivers files. */
export function AccountNumberForm({ use }: { readonly use: StepUse }) {
  const intl = useIntl();
  const { rest, brand } = useApp();
  const { typed, proceed } = use;
  const byFiles = use.signup.connects_by === 'FILES';
  const asksNmi = brand.country === 'AU';
  const asksMeter = byFiles && !asksNmi;
  const [early, setEarly] = useState<string>();
  const ofNmi = (text: string) => {
    const read = readNmi(text);
    return 'fault' in read ? intl.formatMessage({ id: `signupUtility.nmi.${read.fault}` }) : undefined;
  };
  const ofMeter = (text: string) =>
    'fault' in readAccountNumber(text)
      ? intl.formatMessage({ id: 'signupUtility.files.meterFault' })
      : undefined;
  const ofAccount = (text: string) => {
    const read = readAccountNumber(text);
    return 'fault' in read ? intl.formatMessage({ id: `signupUtility.account.${read.fault}` }) : undefined;
  };

  return (
    <StepForm
      use={use}
      keeps={['account_number', 'nmi', 'meter_number']}
      keepsSent
      faultsOf={(form) => {
        setEarly(undefined);
        const [account, nmi, meter] = ['account_number', 'nmi', 'meter_number'].map((name) =>
          textOf(form, name).trim(),
        );
        const given = (text: string | undefined, fault: (text: string) => string | undefined) =>
          byFiles && (text ?? '') === '' ? undefined : fault(text ?? '');
        const nothing =
          byFiles && account === '' && nmi === '' && meter === ''
            ? intl.formatMessage({ id: `signupUtility.files.${asksNmi ? 'noneNmi' : 'none'}` })
            : undefined;
        return {
          account_number: nothing ?? given(account, ofAccount),
          nmi: asksNmi ? given(nmi, ofNmi) : undefined,
          meter_number: asksMeter ? given(meter, ofMeter) : undefined,
        };
      }}
      send={(form) => {
        const nmi = asksNmi ? { nmi: textOf(form, 'nmi').replace(/[\s-]/g, '').toUpperCase() } : {};
        const meter = asksMeter ? { meter_number: textOf(form, 'meter_number') } : {};
        return rest.act(
          '/signup/update_utility',
          { body: { account_number: textOf(form, 'account_number'), ...nmi, ...meter } },
          { fieldsShown: ['account_number', 'nmi', 'meter_number'] },
        );
      }}
      onAnswer={({ signup }) => proceed(signup)}
      button={<FormattedMessage id={byFiles ? 'signup.continue' : 'signupUtility.account.go'} />}
    >
      {(faults) => (
        <>
          <TextInput
            label={<FormattedMessage id="signupUtility.account.label" />}
            hint={<FormattedMessage id="signupUtility.account.hint" />}
            name="account_number"
            defaultValue={typed['account_number'] ?? ''}
            error={faults['account_number']}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required={!byFiles}
          />
          {asksMeter && (
            <TextInput
              label={<FormattedMessage id="signupUtility.files.meter" />}
              hint={<FormattedMessage id="signupUtility.files.meterHint" />}
              name="meter_number"
              defaultValue={typed['meter_number'] ?? ''}
              error={faults['meter_number']}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
            />
          )}
          {asksNmi && (
            <>
              <TextInput
                label={<FormattedMessage id="signupUtility.nmi.label" />}
                hint={<FormattedMessage id="signupUtility.nmi.hint" />}
                name="nmi"
                defaultValue={typed['nmi'] ?? ''}
                error={early ?? faults['nmi']}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={16}
                required={!byFiles}
                // Validates on blur, while the bill is still at hand.
                onBlur={({ currentTarget }) =>
                  setEarly(currentTarget.value.trim() === '' ? undefined : ofNmi(currentTarget.value))
                }
                onInput={() => setEarly(undefined)}
              />
              <Disclosure summary={<FormattedMessage id="signupUtility.nmi.where" />}>
                <p>
                  <FormattedMessage id="signupUtility.nmi.whereText" />
                </p>
              </Disclosure>
            </>
          )}
        </>
      )}
    </StepForm>
  );
}
