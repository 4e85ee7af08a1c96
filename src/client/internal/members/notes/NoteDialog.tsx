import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LONGEST_NOTE } from '../../../../domain/members/noteRules.ts';
import type { Refusal } from '../../../platform/write/refusal.ts';
import { fieldFault } from '../../../platform/write/refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { CheckboxField } from '../../shared/form/CheckboxField.tsx';
import { TextField } from '../../shared/form/TextField.tsx';

export interface WrittenNote {
  readonly text: string;
  readonly isPinned: boolean;
}

interface NoteDialogProps {
  readonly what: 'add' | 'edit';
  readonly note: WrittenNote;
  readonly busy: boolean;
  readonly refusal: Refusal | null;
  readonly onSave: (note: WrittenNote) => void;
  readonly onClose: () => void;
}

/** Writes a note. It needs no reason: it is one. */
export function NoteDialog({ what, note, busy, refusal, onSave, onClose }: NoteDialogProps) {
  const intl = useIntl();
  const [text, setText] = useState(note.text);
  const [isPinned, setPinned] = useState(note.isPinned);
  const [isMissing, setMissing] = useState(false);
  const word = (of: string) => intl.formatMessage({ id: `internalMember.notes.${of}` });
  const ofText = fieldFault(refusal, 'text');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '') onSave({ text, isPinned });
  };
  return (
    <Dialog open onClose={onClose} title={word(`${what}.title`)}>
      <form className="stack" noValidate onSubmit={submit}>
        {refusal !== null && ofText === undefined && (
          <Notice tone="error" role="alert" title={refusal.message} />
        )}
        <TextField
          label={word('text')}
          hint={word('hint')}
          error={isMissing ? word('missing') : ofText}
          value={text}
          onChange={setText}
          multiline
          maxLength={LONGEST_NOTE}
          required
        />
        <CheckboxField label={word('pin')} checked={isPinned} onChange={setPinned} />
        <div className="row">
          <Button type="submit" busy={busy}>
            {word(`${what}.save`)}
          </Button>
          <Button look="quiet" onClick={onClose}>
            <FormattedMessage id="internal.review.back" />
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
