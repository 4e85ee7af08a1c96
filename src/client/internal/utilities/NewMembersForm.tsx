import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NewMembersForm_programs$key } from '../../../../codegen/relay/NewMembersForm_programs.graphql.ts';
import type { NewMembersForm_utility$key } from '../../../../codegen/relay/NewMembersForm_utility.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../shared/form/SelectField.tsx';
import styles from '../shared/form/Form.module.css';
import { useUnsaved } from '../shared/form/useUnsaved.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { fieldFault } from '../../platform/write/refusal.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { useSaveUtility } from './saveUtility.ts';

interface NewMembersFormProps {
  readonly utility: NewMembersForm_utility$key;
  readonly programs: NewMembersForm_programs$key;
}

/** Which program the utility's new members come into. */
export function NewMembersForm({ utility: utilityKey, programs: programsKey }: NewMembersFormProps) {
  const intl = useIntl();
  const { id, version, name, newMembersProgram } = useFragment(
    graphql`
      fragment NewMembersForm_utility on Utility {
        id
        version
        name
        newMembersProgram {
          id
          name
          active
        }
      }
    `,
    utilityKey,
  );
  const { edges } = useFragment(
    graphql`
      fragment NewMembersForm_programs on ProgramConnection {
        edges {
          node {
            id
            name
            active
          }
        }
      }
    `,
    programsKey,
  );
  const before = newMembersProgram?.id ?? '';
  const [chosen, setChosen] = useState(before);
  const [reviewing, setReviewing] = useState(false);
  const { busy, refusal, forgetRefusal, reload, write } = useSaveUtility();
  const programs = edges.flatMap(({ node }) => (node.active || node.id === before ? [node] : []));
  const oldest = intl.formatMessage({ id: 'internalPrograms.newMembers.oldest' });
  const programName = (program: string) => programs.find((each) => each.id === program)?.name ?? oldest;
  useUnsaved(chosen !== before);
  const review = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    forgetRefusal();
    setReviewing(true);
  };
  const save = (reason: string) =>
    write(
      { input: { id, version, newMembersProgramId: chosen, reason } },
      {
        done: () => intl.formatMessage({ id: 'internal.saved' }, { name }),
        onSaved: () => setReviewing(false),
      },
    );
  return (
    <Panel title={<FormattedMessage id="internalPrograms.newMembers.title" />}>
      <form className={styles['form']} noValidate onSubmit={review}>
        <SelectField
          label={<FormattedMessage id="internalPrograms.newMembers.label" />}
          hint={
            <FormattedMessage
              id={
                newMembersProgram?.active === false
                  ? 'internalPrograms.newMembers.inactive'
                  : 'internalPrograms.newMembers.hint'
              }
            />
          }
          error={fieldFault(refusal, 'newMembersProgramId')}
          prompt={oldest}
          options={programs.map((program) => ({ value: program.id, label: program.name }))}
          value={chosen}
          onChange={setChosen}
        />
        <div className="row">
          <Button type="submit" look="secondary" disabled={chosen === before}>
            <FormattedMessage id="internal.review.open" />
          </Button>
        </div>
      </form>
      <ReviewDialog
        open={reviewing}
        title={intl.formatMessage({ id: 'internal.review.title' }, { name })}
        changes={[
          {
            label: intl.formatMessage({ id: 'internalPrograms.newMembers.label' }),
            from: programName(before),
            to: programName(chosen),
          },
        ]}
        effects={[<FormattedMessage key="stay" id="internalPrograms.newMembers.effect" />]}
        confirm={intl.formatMessage({ id: 'internal.review.save' })}
        busy={busy}
        refusal={refusal}
        onConfirm={save}
        onClose={() => setReviewing(false)}
        onReload={reload}
      />
    </Panel>
  );
}
