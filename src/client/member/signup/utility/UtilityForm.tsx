import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { UtilityOption } from '../../../../../codegen/rest/types.ts';
import { isOtherUtility } from '../../../../domain/signup/otherUtility.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { utilityLists } from '../signupQueries.ts';
import { useDraft } from '../useDraft.ts';
import { useSend } from '../useSend.ts';
import { textOf } from '../../../ui/form/textOf.ts';
import type { StepUse } from '../useStep.ts';
import { sendUtility } from './sendUtility.ts';
import { UtilityCombobox } from './UtilityCombobox.tsx';

export function UtilityForm({ use }: { readonly use: StepUse }) {
  const intl = useIntl();
  const app = useApp();
  const { signup, typed, edit } = use;
  const zip = signup.zip?.zip ?? null;
  const { data: lists } = useSuspenseQuery(utilityLists(app, zip));
  const before = typed['utility'] ?? signup.utility?.value;
  const [chosen, setChosen] = useState<UtilityOption | null>(() => lists.utilities.find(({ value }) => value === before) ?? null);
  const { form, busy, faults, refuse, send } = useSend();
  const draft = useDraft('select_utility');
  const isOther = chosen !== null && isOtherUtility(chosen.value);
  const keep = (fields: { readonly utility: string; readonly utility_free_text: string }) => {
    if (edit === null) draft.keep(fields);
  };

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = textOf(new FormData(event.currentTarget), 'utility_free_text');
    const wrong = refuse({
      utility: chosen === null ? intl.formatMessage({ id: 'signupUtility.select.none' }) : undefined,
      utility_free_text: isOther && name === '' ? intl.formatMessage({ id: 'signupUtility.select.noName' }) : undefined,
    });
    if (wrong || chosen === null) return;
    draft.drop();
    const answer = await send(() => sendUtility(app, { utility: chosen.value, utility_free_text: isOther ? name : '', zip_code: zip ?? '', extras: '{}' }));
    if (answer !== null) use.goOn(answer);
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <UtilityCombobox
        options={lists.utilities}
        code={lists.zip}
        chosen={chosen}
        error={faults['utility']}
        onChoose={(option) => {
          setChosen(option);
          if (option !== null) keep({ utility: option.value, utility_free_text: typed['utility_free_text'] ?? '' });
        }}
      />
      {isOther && (
        <TextInput
          label={<FormattedMessage id="signupUtility.select.name" />}
          hint={<FormattedMessage id="signupUtility.select.nameHint" />}
          name="utility_free_text"
          defaultValue={typed['utility_free_text'] ?? ''}
          error={faults['utility_free_text']}
          maxLength={120}
          autoComplete="off"
          onInput={({ currentTarget }) => keep({ utility: chosen.value, utility_free_text: currentTarget.value })}
          required
        />
      )}
      <Button type="submit" wide busy={busy}>
        <FormattedMessage id="signup.continue" />
      </Button>
    </form>
  );
}
