import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSuspenseRestQuery } from '../../../platform/cache/useRestQuery.ts';
import type { UtilityOption } from '../../../../../codegen/rest/types.ts';
import { shownPostalCode } from '../../../../domain/settings/postalCodes.ts';
import { isOtherUtility } from '../../../../domain/signup/otherUtility.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { utilityLists } from '../signupQueries.ts';
import { StepForm } from '../StepForm.tsx';
import { readText } from '../../../ui/form/readText.ts';
import type { StepUse } from '../useStep.ts';
import { onlyServing } from './groupUtilities.ts';
import { sendUtility } from './sendUtility.ts';
import { UtilityCombobox } from './UtilityCombobox.tsx';

export function UtilityForm({ use }: { readonly use: StepUse }) {
  const intl = useIntl();
  const app = useApp();
  const { signup, typed } = use;
  const zip = signup.zip?.zip ?? null;
  const { data: lists } = useSuspenseRestQuery(utilityLists(app, zip));
  const before = typed['utility'] ?? signup.utility?.value;
  const [chosen, setChosen] = useState<UtilityOption | null>(
    () => lists.utilities.find(({ value }) => value === before) ?? onlyServing(lists.utilities),
  );
  const isOther = chosen !== null && isOtherUtility(chosen.value);
  const nameIn = (form: FormData) => (isOther ? readText(form, 'utility_free_text') : '');

  return (
    <StepForm
      use={use}
      findFaults={(form) => ({
        utility: chosen === null ? intl.formatMessage({ id: 'signupUtility.select.none' }) : undefined,
        utility_free_text:
          isOther && nameIn(form) === ''
            ? intl.formatMessage({ id: 'signupUtility.select.noName' })
            : undefined,
      })}
      send={(form) =>
        sendUtility(app, {
          utility: chosen?.value ?? '',
          utility_free_text: nameIn(form),
          zip_code: zip ?? '',
          extras: '{}',
        })
      }
      onAnswer={use.proceed}
      button={<FormattedMessage id="signup.continue" />}
    >
      {(faults, keep) => (
        <>
          <UtilityCombobox
            options={lists.utilities}
            code={lists.zip === null ? null : shownPostalCode(lists.zip)}
            chosen={chosen}
            error={faults['utility']}
            onChoose={(option) => {
              setChosen(option);
              if (option !== null)
                keep({ utility: option.value, utility_free_text: typed['utility_free_text'] ?? '' });
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
              onInput={({ currentTarget }) =>
                keep({ utility: chosen.value, utility_free_text: currentTarget.value })
              }
              required
            />
          )}
        </>
      )}
    </StepForm>
  );
}
