import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PinnedNotes_member$key } from '../../../../../codegen/relay/PinnedNotes_member.graphql.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { NoteText } from './NoteText.tsx';

/** What everyone who helps this member should know first. */
export function PinnedNotes({ member: key }: { readonly member: PinnedNotes_member$key }) {
  const { pinnedNotes } = useFragment(
    graphql`
      fragment PinnedNotes_member on MemberRecord {
        pinnedNotes {
          id
          ...NoteText_note
        }
      }
    `,
    key,
  );
  if (pinnedNotes.length === 0) return null;
  return (
    <Notice title={<FormattedMessage id="internalMember.notes.pinned" />}>
      <div className="stack">
        {pinnedNotes.map((note) => (
          <NoteText key={note.id} note={note} />
        ))}
      </div>
    </Notice>
  );
}
