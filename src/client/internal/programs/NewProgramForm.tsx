import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import type { NewProgramForm_utilities$key } from '../../../../codegen/relay/NewProgramForm_utilities.graphql.ts';
import type { NewProgramFormMutation } from '../../../../codegen/relay/NewProgramFormMutation.graphql.ts';
import { useFlash } from '../../platform/flash/useFlash.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from '../shared/Form.module.css';
import { faultOf } from '../shared/refusal.ts';
import { ReviewDialog } from '../shared/ReviewDialog.tsx';
import { useWrite } from '../shared/useWrite.ts';
import { DEFAULT_RULES, ruleChanges, rulesInput, wrongNumbers } from './ruleFields.ts';
import type { RuleValues } from './ruleFields.ts';
import { RuleInputs } from './RuleInputs.tsx';

export function NewProgramForm({ utilities: key }: { readonly utilities: NewProgramForm_utilities$key }) {
  const app = useApp();
  const intl = useIntl();
  const flash = useFlash();
  const [address] = useSearchParams();
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
  const asked = utilities.find(({ id }) => id === address.get('utility'));
  const [utilityId, setUtilityId] = useState(asked?.id ?? (utilities.length === 1 ? (utilities[0]?.id ?? '') : ''));
  const [name, setName] = useState('');
  const [values, setValues] = useState<RuleValues>(DEFAULT_RULES);
  const [tried, setTried] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const { busy, refusal, forgetRefusal, reload, write } = useWrite<NewProgramFormMutation, NewProgramFormMutation['response']['createProgram']>(
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
  );
  if (utilities.length === 0) {
    return (
      <Notice tone="plain" title={<FormattedMessage id="internalPrograms.program.noUtility" />}>
        <div className="row">
          <ButtonLink to={paths.internalNewUtility()} small>
            <FormattedMessage id="internalPrograms.utility.new" />
          </ButtonLink>
        </div>
      </Notice>
    );
  }
  const utility = utilities.find(({ id }) => id === utilityId);
  const wrong = wrongNumbers(values);
  const review = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    forgetRefusal();
    setTried(true);
    if (utility !== undefined && wrong.length === 0) setReviewing(true);
  };
  const save = (reason: string) =>
    write({ input: { utilityId, name: name.trim(), rules: rulesInput(null, values), reason } }, ({ program }) => {
      flash({ type: 'success', text: intl.formatMessage({ id: 'internal.saved' }, { name: program.name }) });
      app.navigator.go(paths.internalProgram(program.id));
    });
  return (
    <Card>
      <form className={styles['form']} noValidate onSubmit={review}>
        <div className={styles['pair']}>
          <Select
            label={<FormattedMessage id="internalPrograms.field.utility" />}
            hint={<FormattedMessage id="internalPrograms.hint.utility" />}
            error={tried && utility === undefined ? intl.formatMessage({ id: 'internalPrograms.program.chooseUtility' }) : faultOf(refusal, 'utilityId')}
            prompt={intl.formatMessage({ id: 'internalPrograms.program.chooseUtility' })}
            options={utilities.map(({ id, name: label }) => ({ value: id, label }))}
            value={utilityId}
            onChange={({ currentTarget }) => setUtilityId(currentTarget.value)}
            required
          />
          <TextInput
            label={<FormattedMessage id="internalPrograms.field.name" />}
            hint={<FormattedMessage id="internalPrograms.hint.programName" />}
            error={faultOf(refusal, 'name')}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
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
          { label: intl.formatMessage({ id: 'internalPrograms.field.utility' }), from: null, to: utility === undefined ? '' : `${utility.name} (${utility.timeZone})` },
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
