import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ChangeProgram_member$key } from '../../../../../codegen/relay/ChangeProgram_member.graphql.ts';
import type { ChangeProgramMutation } from '../../../../../codegen/relay/ChangeProgramMutation.graphql.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { SelectField } from '../../shared/form/SelectField.tsx';
import { ReviewedAction } from '../../shared/review/ReviewedAction.tsx';

/** Enrolls a member's home in a program, or moves it to another; where it can't go, the reason is beside the choice. */
export function ChangeProgram({ member: key }: { readonly member: ChangeProgram_member$key }) {
  const intl = useIntl();
  const [chosen, setChosen] = useState('');
  const [tried, setTried] = useState(false);
  const { id, program, programChoices } = useFragment(
    graphql`
      fragment ChangeProgram_member on MemberRecord {
        id
        program {
          id
        }
        programChoices {
          program {
            id
            name
          }
          fault
          comingEvents
          runningEvents
        }
      }
    `,
    key,
  );
  const saving = useRelayWrite<ChangeProgramMutation, ChangeProgramMutation['response']['enrollMembers']>(
    graphql`
      mutation ChangeProgramMutation($input: EnrollMembersInput!) {
        enrollMembers(input: $input) {
          __typename
          ... on MembersEnrolled {
            count
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ enrollMembers }) => enrollMembers,
    ['utility', 'events'],
  );
  const text = (of: string, values = {}) =>
    intl.formatMessage({ id: `internalMember.program.${of}` }, values);
  const choice = programChoices.find((each) => each.program.id === chosen);
  const fault = choice?.fault ?? (tried && choice === undefined ? text('missing') : undefined);
  const action = text(program == null ? 'enroll' : 'switch');
  const effects = [
    ...(choice !== undefined && choice.comingEvents > 0
      ? [intl.formatMessage({ id: 'internalMember.move.effect.events' }, { count: choice.comingEvents })]
      : []),
    ...(choice !== undefined && choice.runningEvents > 0
      ? [text('running', { count: choice.runningEvents })]
      : []),
    text('effect'),
  ];
  return (
    <ReviewedAction
      action={action}
      look="secondary"
      title={action}
      effects={effects}
      saving={saving}
      onOpen={() => {
        setChosen('');
        setTried(false);
      }}
      onConfirm={(reason, close) => {
        setTried(true);
        if (choice === undefined || choice.fault != null) return;
        saving.write(
          {
            input: {
              programId: choice.program.id,
              fromProgramId: program?.id ?? null,
              memberIds: [id],
              reason,
            },
          },
          { done: () => text('enrolled'), onSaved: close },
        );
      }}
    >
      {programChoices.length === 0 ? (
        <p className="muted">{text('none')}</p>
      ) : (
        <SelectField
          label={text('choice')}
          error={fault}
          prompt={text('prompt')}
          options={programChoices.map((each) => ({ value: each.program.id, label: each.program.name }))}
          value={chosen}
          onChange={setChosen}
          required
        />
      )}
    </ReviewedAction>
  );
}
