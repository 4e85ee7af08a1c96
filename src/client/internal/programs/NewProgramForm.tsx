import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import type { NewProgramForm_utilities$key } from '../../../../codegen/relay/NewProgramForm_utilities.graphql.ts';
import type { NewProgramFormMutation } from '../../../../codegen/relay/NewProgramFormMutation.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import styles from '../shared/form/Form.module.css';
import { AFTER_SAVE, differ, useUnsaved } from '../shared/form/useUnsaved.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { useChosenUtility } from '../shared/form/useChosenUtility.ts';
import { NoUtilityYet, UtilitySelect } from '../shared/form/UtilitySelect.tsx';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { ruleChanges, rulesInput, wrongRules } from './ruleFields.ts';
import type { RuleValues } from './ruleFields.ts';
import { RuleInputs } from './RuleInputs.tsx';
import { rulesInAddress } from './rulesInAddress.ts';

export function NewProgramForm({ utilities: key }: { readonly utilities: NewProgramForm_utilities$key }) {
  const app = useApp();
  const intl = useIntl();
  const { edges } = useFragment(
    graphql`
      fragment NewProgramForm_utilities on UtilityConnection {
        edges {
          node {
            id
            name
            timeZone
          }
        }
      }
    `,
    key,
  );
  const utilities = edges.map(({ node }) => node);
  const choice = useChosenUtility(utilities);
  const [name, setName] = useState('');
  const [address] = useSearchParams();
  const [start] = useState(() => rulesInAddress(address));
  const [values, setValues] = useState<RuleValues>(start);
  const [tried, setTried] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const { busy, refusal, forgetRefusal, reload, write } = useRelayWrite<
    NewProgramFormMutation,
    NewProgramFormMutation['response']['createProgram']
  >(
    graphql`
      mutation NewProgramFormMutation($input: CreateProgramInput!) {
        createProgram(input: $input) {
          __typename
          ... on ProgramSaved {
            program {
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
    ({ createProgram }) => createProgram,
    ['events', 'settlement'],
  );
  useUnsaved(name !== '' || differ(values, start));
  if (utilities.length === 0) return <NoUtilityYet />;
  const { utility } = choice;
  const wrong = wrongRules(values);
  const review = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    forgetRefusal();
    setTried(true);
    if (utility !== undefined && wrong.length === 0) setReviewing(true);
  };
  const save = (reason: string) =>
    write(
      { input: { utilityId: utility?.id ?? '', name: name.trim(), rules: rulesInput(null, values), reason } },
      {
        done: ({ program }) => intl.formatMessage({ id: 'internal.saved' }, { name: program.name }),
        onSaved: ({ program }) => app.navigator.go(staffPaths.internalProgram(program.id), AFTER_SAVE),
      },
    );
  return (
    <Card>
      <form className={styles['form']} noValidate onSubmit={review}>
        <div className={styles['pair']}>
          <UtilitySelect
            label={<FormattedMessage id="internalPrograms.field.utility" />}
            hint={<FormattedMessage id="internalPrograms.hint.utility" />}
            choice={choice}
            utilities={utilities}
            tried={tried}
            error={fieldFault(refusal, 'utilityId')}
          />
          <TextField
            label={<FormattedMessage id="internalPrograms.field.name" />}
            hint={<FormattedMessage id="internalPrograms.hint.programName" />}
            error={fieldFault(refusal, 'name')}
            value={name}
            onChange={setName}
            autoComplete="off"
            maxLength={120}
            required
          />
        </div>
        <RuleInputs values={values} wrong={tried ? wrong : []} refusal={refusal} onChange={setValues} />
        <div className="row">
          <Button type="submit">
            <FormattedMessage id="internal.review.open" />
          </Button>
        </div>
      </form>
      <ReviewDialog
        open={reviewing}
        title={intl.formatMessage({ id: 'internalPrograms.program.reviewNew' })}
        changes={[
          { label: intl.formatMessage({ id: 'internalPrograms.field.name' }), from: null, to: name },
          {
            label: intl.formatMessage({ id: 'internalPrograms.field.utility' }),
            from: null,
            to: utility === undefined ? '' : `${utility.name} (${utility.timeZone})`,
          },
          ...ruleChanges(intl, null, values),
        ]}
        effects={[<FormattedMessage key="next" id="internalPrograms.program.newEffect" />]}
        confirm={intl.formatMessage({ id: 'internalPrograms.program.create' })}
        busy={busy}
        refusal={refusal}
        onConfirm={save}
        onClose={() => setReviewing(false)}
        onReload={reload}
      />
    </Card>
  );
}
