import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readAccountNumber } from '../../../../domain/utility/accountNumber.ts';
import { readNmi } from '../../../../domain/utility/nmi.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { Button } from '../../../ui/Button.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { fieldsOf, useDraft } from '../useDraft.ts';
import { useSend } from '../useSend.ts';
import { textOf } from '../../../ui/form/textOf.ts';
import type { StepUse } from '../useStep.ts';

/** The number of the account, and in Australia that of the meter, as they stand on a bill. */
export function AccountNumberForm({ use }: { readonly use: StepUse }) {
  const intl = useIntl();
  const { rest, brand } = useApp();
  const { typed, edit, goOn } = use;
  const { form, busy, faults, refuse, send } = useSend();
  const draft = useDraft('connect_utility');
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

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const account = textOf(data, 'account_number');
    const nmi = textOf(data, 'nmi');
    setEarly(undefined);
    const wrong = refuse({
      account_number: ofAccount(account),
      nmi: asksNmi ? ofNmi(nmi) : undefined,
    });
    if (wrong) return;
    draft.drop();
    const answer = await send(() => rest.act('/signup/update_utility', { body: { account_number: account, ...(asksNmi ? { nmi: nmi.replace(/[\s-]/g, '').toUpperCase() } : {}) } }));
    if (answer !== null) goOn(answer.signup);
  }

  return (
    <form
      ref={form}
      className="stack"
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={({ currentTarget }) => {
        if (edit === null) draft.keep(fieldsOf(currentTarget, ['account_number', 'nmi']));
      }}
    >
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
      <Button type="submit" wide busy={busy}>
        <FormattedMessage id="signupUtility.account.go" />
      </Button>
    </form>
  );
}
