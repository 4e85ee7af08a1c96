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

/** The number of the account, and in Australia that of the meter, as they stand on a bill. */
export function AccountNumberForm({ use }: { readonly use: StepUse }) {
  const intl = useIntl();
  const { rest, brand } = useApp();
  const { typed, goOn } = use;
  const asksNmi = brand.country === 'AU';
  const [early, setEarly] = useState<string>();
  const ofNmi = (text: string) => {
    const read = readNmi(text);
    return 'fault' in read ? intl.formatMessage({ id: `signupUtility.nmi.${read.fault}` }) : undefined;
  };
  const ofAccount = (text: string) => {
    const read = readAccountNumber(text);
    return 'fault' in read ? intl.formatMessage({ id: `signupUtility.account.${read.fault}` }) : undefined;
  };

  return (
    <StepForm
      use={use}
      keeps={['account_number', 'nmi']}
      keepsSent
      faultsOf={(form) => {
        setEarly(undefined);
        return { account_number: ofAccount(textOf(form, 'account_number')), nmi: asksNmi ? ofNmi(textOf(form, 'nmi')) : undefined };
      }}
      send={(form) => {
        const nmi = asksNmi ? { nmi: textOf(form, 'nmi').replace(/[\s-]/g, '').toUpperCase() } : {};
        return rest.act('/signup/update_utility', { body: { account_number: textOf(form, 'account_number'), ...nmi } }, { fieldsShown: ['account_number', 'nmi'] });
      }}
      onAnswer={({ signup }) => goOn(signup)}
      button={<FormattedMessage id="signupUtility.account.go" />}
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
            required
          />
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
                required
                // Said on leaving the field: a slip is mended while the bill is still at hand.
                onBlur={({ currentTarget }) => setEarly(currentTarget.value.trim() === '' ? undefined : ofNmi(currentTarget.value))}
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
