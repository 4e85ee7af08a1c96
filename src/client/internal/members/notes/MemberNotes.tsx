import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { MemberNotes_member$key } from '../../../../../codegen/relay/MemberNotes_member.graphql.ts';
import type { MemberNotesAddMutation } from '../../../../../codegen/relay/MemberNotesAddMutation.graphql.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { ListFoot } from '../../shared/list/ListTools.tsx';
import { useStaffList } from '../../shared/list/useStaffList.ts';
import { useMayDo } from '../../shared/members/useMayDo.ts';
import { Panel } from '../../shared/page/Panel.tsx';
import { NoteActions } from './NoteActions.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import { NoteText } from './NoteText.tsx';
import styles from './Notes.module.css';

const PAGE = 25;

const fragment = graphql`
  fragment MemberNotes_member on MemberRecord
  @refetchable(queryName: "MemberNotesPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" }) {
    id
    notes(first: $count, after: $cursor) @connection(key: "MemberNotes_notes") {
      totalCount
      edges {
        node {
          id
          ...NoteText_note
          ...NoteActions_note
        }
      }
    }
  }
`;

/** What staff wrote down about a member. */
export function MemberNotes({ member: key }: { readonly member: MemberNotes_member$key }) {
  const intl = useIntl();
  const mayDo = useMayDo();
  const list = useStaffList(fragment, key, ({ notes }) => notes, PAGE);
  const { id } = list.data;
  const [writing, setWriting] = useState(false);
  const { busy, refusal, forgetRefusal, write } = useRelayWrite<
    MemberNotesAddMutation,
    MemberNotesAddMutation['response']['addMemberNote']
  >(
    graphql`
      mutation MemberNotesAddMutation($input: AddMemberNoteInput!) {
        addMemberNote(input: $input) {
          __typename
          ... on MemberRecordSaved {
            member {
              ...PinnedNotes_member
              ...MemberNotes_member
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ addMemberNote }) => addMemberNote,
    [],
  );
  const word = (of: string) => intl.formatMessage({ id: `internalMember.notes.${of}` });
  return (
    <Panel
      title={<FormattedMessage id="internalMember.notes" />}
      aside={
        mayDo('addMemberNote') && (
          <Button
            look="secondary"
            small
            onClick={() => {
              forgetRefusal();
              setWriting(true);
            }}
          >
            {word('add')}
          </Button>
        )
      }
    >
      {list.rows.length === 0 ? (
        <p className="muted">{word('none')}</p>
      ) : (
        <ul className={styles['notes']}>
          {list.rows.map((note) => (
            <li key={note.id}>
              <NoteText note={note} />
              <NoteActions note={note} />
            </li>
          ))}
        </ul>
      )}
      {list.total > PAGE && (
        <ListFoot
          shown={list.rows.length}
          total={list.total}
          busy={list.busy}
          onMore={list.onMore}
          keys={[]}
        />
      )}
      {writing && (
        <NoteDialog
          what="add"
          note={{ text: '', isPinned: false }}
          busy={busy}
          refusal={refusal}
          onSave={(note) =>
            write(
              { input: { id, ...note } },
              { done: () => word('add.done'), onSaved: () => setWriting(false) },
            )
          }
          onClose={() => setWriting(false)}
        />
      )}
    </Panel>
  );
}
