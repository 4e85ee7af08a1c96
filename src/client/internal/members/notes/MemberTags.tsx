import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { MemberTags_member$key } from '../../../../../codegen/relay/MemberTags_member.graphql.ts';
import type { MemberTags_staff$key } from '../../../../../codegen/relay/MemberTags_staff.graphql.ts';
import type { MemberTagsMutation } from '../../../../../codegen/relay/MemberTagsMutation.graphql.ts';
import { LONGEST_TAG, tagsOnce } from '../../../../domain/members/noteRules.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { fieldFault } from '../../../platform/write/refusal.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { Field } from '../../shared/form/Field.tsx';
import { ManySelect } from '../../shared/form/ManySelect.tsx';
import { TextField } from '../../shared/form/TextField.tsx';
import { useMayDo } from '../../shared/members/useMayDo.ts';
import { ReviewedAction } from '../../shared/review/ReviewedAction.tsx';

interface MemberTagsProps {
  readonly staff: MemberTags_staff$key;
  readonly member: MemberTags_member$key;
}

/** A member's tags, each a link to everyone who has it, and their change. */
export function MemberTags({ staff: staffKey, member: memberKey }: MemberTagsProps) {
  const intl = useIntl();
  const mayDo = useMayDo();
  const { memberTags } = useFragment(
    graphql`
      fragment MemberTags_staff on Staff {
        memberTags
      }
    `,
    staffKey,
  );
  const { id, tags } = useFragment(
    graphql`
      fragment MemberTags_member on MemberRecord {
        id
        tags
      }
    `,
    memberKey,
  );
  const [chosen, setChosen] = useState(tags);
  const [added, setAdded] = useState('');
  const saving = useRelayWrite<MemberTagsMutation, MemberTagsMutation['response']['setMemberTags']>(
    graphql`
      mutation MemberTagsMutation($input: SetMemberTagsInput!) {
        setMemberTags(input: $input) {
          __typename
          ... on MemberRecordSaved {
            member {
              ...MemberTags_member
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ setMemberTags }) => setMemberTags,
    [],
  );
  const text = (of: string) => intl.formatMessage({ id: `internalMember.tags.${of}` });
  const label = intl.formatMessage({ id: 'internalMember.tags' });
  const words = (of: readonly string[]) => (of.length === 0 ? text('none') : intl.formatList([...of]));
  const next = tagsOnce([...chosen, added]);
  return (
    <div className="row">
      <span className="small muted">{label}</span>
      {tags.length === 0 ? (
        <span className="small">{text('none')}</span>
      ) : (
        tags.map((tag) => (
          <Link key={tag} className="badge" to={staffPaths.internalMembers({ tag })}>
            {tag}
          </Link>
        ))
      )}
      {mayDo('setMemberTags') && (
        <ReviewedAction
          action={text('change')}
          confirm={text('save')}
          look="quiet"
          small
          title={text('title')}
          changes={words(next) === words(tags) ? [] : [{ label, from: words(tags), to: words(next) }]}
          effects={[text('effect')]}
          saving={saving}
          onOpen={() => {
            setChosen(tags);
            setAdded('');
          }}
          onConfirm={(reason, close) =>
            saving.write({ input: { id, tags: next, reason } }, { done: () => text('done'), onSaved: close })
          }
        >
          <Field label={text('list')} error={fieldFault(saving.refusal, 'tags')}>
            {({ describedBy }) => (
              <ManySelect
                label={text('list')}
                options={(memberTags ?? []).map((tag) => ({ value: tag, label: tag }))}
                values={chosen}
                fault={{ 'aria-describedby': describedBy }}
                onChange={setChosen}
              />
            )}
          </Field>
          <TextField
            label={text('new')}
            hint={text('new.hint')}
            value={added}
            onChange={setAdded}
            autoComplete="off"
            maxLength={LONGEST_TAG}
          />
        </ReviewedAction>
      )}
    </div>
  );
}
