import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NoteText_note$key } from '../../../../../codegen/relay/NoteText_note.graphql.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';
import styles from './Notes.module.css';

/** A note, with who wrote it and when. */
export function NoteText({ note: key }: { readonly note: NoteText_note$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const { text, by, createdAt, editedAt } = useFragment(
    graphql`
      fragment NoteText_note on MemberNote {
        text
        by
        createdAt
        editedAt
      }
    `,
    key,
  );
  const word = (of: string, values = {}) => intl.formatMessage({ id: `internalMember.notes.${of}` }, values);
  const written = word('by', { name: by ?? word('gone'), at: times.shortStamp(createdAt, zone) });
  const edited = editedAt == null ? null : word('edited', { at: times.shortStamp(editedAt, zone) });
  return (
    <div>
      <p className={styles['text']}>{text}</p>
      <p className="small muted">{edited === null ? written : `${written} (${edited})`}</p>
    </div>
  );
}
