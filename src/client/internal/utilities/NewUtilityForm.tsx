import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { NewUtilityFormMutation } from '../../../../codegen/relay/NewUtilityFormMutation.graphql.ts';
import type { usePrimaries_utilities$key } from '../../../../codegen/relay/usePrimaries_utilities.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import styles from '../shared/form/Form.module.css';
import { AFTER_SAVE, differ, useUnsaved } from '../shared/form/useUnsaved.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { utilityChanges } from './utilityFields.ts';
import type { UtilityValues } from './utilityFields.ts';
import { UtilityInputs } from './UtilityInputs.tsx';
import { usePrimaries } from './usePrimaries.ts';

const EMPTY: UtilityValues = {
  name: '',
  shortName: '',
  timeZone: '',
  connection: 'OAUTH',
  connectionMethod: 'NONE',
  primaryUtilityId: '',
  partnerUrl: '',
  partnerClientId: '',
  drpUrl: '',
  drpName: '',
  drpEmail: '',
  cashoutReason: 'NONE',
};

export function NewUtilityForm({ utilities }: { readonly utilities: usePrimaries_utilities$key }) {
  const app = useApp();
  const intl = useIntl();
  const primaries = usePrimaries(utilities, null);
  const [acronym, setAcronym] = useState('');
  const [values, setValues] = useState(EMPTY);
  const [reviewing, setReviewing] = useState(false);
  const { busy, refusal, forgetRefusal, reload, write } = useRelayWrite<
    NewUtilityFormMutation,
    NewUtilityFormMutation['response']['createUtility']
  >(
    graphql`
      mutation NewUtilityFormMutation($input: CreateUtilityInput!) {
        createUtility(input: $input) {
          __typename
          ... on UtilitySaved {
            utility {
              id
              name
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ createUtility }) => createUtility,
    ['events', 'settlement'],
  );
  useUnsaved(acronym !== '' || differ(values, EMPTY));
  const review = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    forgetRefusal();
    setReviewing(true);
  };
  const save = (reason: string) =>
    write(
      { input: { acronym: acronym.trim(), ...values, timeZone: values.timeZone.trim(), reason } },
      {
        done: ({ utility }) => intl.formatMessage({ id: 'internal.saved' }, { name: utility.name }),
        onSaved: ({ utility }) => app.navigator.go(staffPaths.internalUtility(utility.id), AFTER_SAVE),
      },
    );
  return (
    <>
      <Card>
        <form className={styles['form']} noValidate onSubmit={review}>
          <TextField
            label={<FormattedMessage id="internalPrograms.field.acronym" />}
            hint={<FormattedMessage id="internalPrograms.hint.acronym" />}
            error={fieldFault(refusal, 'acronym')}
            value={acronym}
            onChange={setAcronym}
            autoComplete="off"
            spellCheck={false}
            maxLength={16}
            required
          />
          <UtilityInputs values={values} primaries={primaries} refusal={refusal} onChange={setValues} />
          <div className="row">
            <Button type="submit">
              <FormattedMessage id="internal.review.open" />
            </Button>
          </div>
        </form>
      </Card>
      <ReviewDialog
        open={reviewing}
        title={intl.formatMessage({ id: 'internalPrograms.utility.reviewNew' })}
        changes={[
          { label: intl.formatMessage({ id: 'internalPrograms.field.acronym' }), from: null, to: acronym },
          ...utilityChanges(intl, primaries, null, values),
        ]}
        effects={[<FormattedMessage key="next" id="internalPrograms.utility.newEffect" />]}
        confirm={intl.formatMessage({ id: 'internalPrograms.utility.create' })}
        busy={busy}
        refusal={refusal}
        onConfirm={save}
        onClose={() => setReviewing(false)}
        onReload={reload}
      />
    </>
  );
}
