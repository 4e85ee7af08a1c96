import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NoteActions_note$key } from '../../../../../codegen/relay/NoteActions_note.graphql.ts';
import type { NoteActionsDeleteMutation } from '../../../../../codegen/relay/NoteActionsDeleteMutation.graphql.ts';
import type { NoteActionsMutation } from '../../../../../codegen/relay/NoteActionsMutation.graphql.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { useMayDo } from '../../shared/members/useMayDo.ts';
import { ReviewedAction } from '../../shared/review/ReviewedAction.tsx';
import { NoteDialog, type WrittenNote } from './NoteDialog.tsx';

/** Edits one's own note, pins or unpins it, or deletes it. */
export function NoteActions({ note: key }: { readonly note: NoteActions_note$key }) {
  const intl = useIntl();
  const mayDo = useMayDo();
  const { id, text, isPinned, isOwn } = useFragment(
    graphql`
      fragment NoteActions_note on MemberNote {
        id
        text
        isPinned
        isOwn
      }
    `,
    key,
  );
  const [editing, setEditing] = useState(false);
  const change = useRelayWrite<NoteActionsMutation, NoteActionsMutation['response']['changeMemberNote']>(
    graphql`
      mutation NoteActionsMutation($input: MemberNoteInput!) {
        changeMemberNote(input: $input) {
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
    ({ changeMemberNote }) => changeMemberNote,
    [],
  );
  const removal = useRelayWrite<
    NoteActionsDeleteMutation,
    NoteActionsDeleteMutation['response']['deleteMemberNote']
  >(
    graphql`
      mutation NoteActionsDeleteMutation($input: DeleteMemberNoteInput!) {
        deleteMemberNote(input: $input) {
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
    ({ deleteMemberNote }) => deleteMemberNote,
    [],
  );
  const word = (of: string) => intl.formatMessage({ id: `internalMember.notes.${of}` });
  const save = (note: WrittenNote, done: string) =>
    change.write(
      { input: { id, ...note } },
      { done: () => word(`${done}.done`), onSaved: () => setEditing(false) },
    );
  const pin = isPinned ? 'unpin' : 'pinIt';
  return (
    <div className="row">
      {isOwn && mayDo('changeMemberNote') && (
        <Button
          look="quiet"
          small
          onClick={() => {
            change.forgetRefusal();
            setEditing(true);
          }}
        >
          {word('edit')}
        </Button>
      )}
      {mayDo('changeMemberNote') && (
        <Button
          look="quiet"
          small
          busy={change.busy && !editing}
          onClick={() => save({ text, isPinned: !isPinned }, pin)}
        >
          {word(pin)}
        </Button>
      )}
      {mayDo('deleteMemberNote') && (
        <ReviewedAction
          action={word('delete')}
          look="quiet"
          confirmLook="danger"
          small
          title={word('delete.title')}
          effects={[word('delete.effect')]}
          saving={removal}
          onConfirm={(reason, close) =>
            removal.write({ input: { id, reason } }, { done: () => word('delete.done'), onSaved: close })
          }
        />
      )}
      {editing && (
        <NoteDialog
          what="edit"
          note={{ text, isPinned }}
          busy={change.busy}
          refusal={change.refusal}
          onSave={(note) => save(note, 'edit')}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  );
}
