import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MeterImport } from '../../../../codegen/rest/types.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Button } from '../../ui/Button.tsx';
import { FileDrop } from '../../ui/form/FileDrop.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from '../shared/Form.module.css';
import { Panel } from '../shared/Panel.tsx';
import { useStaffTimes } from '../shared/useStaffTimes.ts';
import { useStaffUpload } from './useStaffUpload.ts';

/** A meter file that the member or the utility sent to staff: taken in whole or refused whole, and these readings pay. */
export function MeterFile({ memberId }: { readonly memberId: string }) {
  const intl = useIntl();
  const upload = useStaffUpload(memberId);
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState(false);
  const [result, setResult] = useState<MeterImport | null>(null);
  const reason = useRef<HTMLInputElement>(null);
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result !== null) told.current?.focus();
  }, [result]);
  const text = (id: string) => intl.formatMessage({ id: `internalMembers.upload.${id}` });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setResult(null);
    upload.forget();
  };
  const send = async (chosen: File, why: string) => {
    const taken = await upload.send(chosen, why);
    if (taken === null) return;
    setResult(taken);
    setFile(null);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const why = reason.current?.value.trim() ?? '';
    setMissing(why.length < 3);
    if (why.length < 3) return reason.current?.focus();
    if (file !== null) void send(file, why);
  };
  return (
    <Panel title={<FormattedMessage id="internalMembers.upload.title" />}>
      <form className={styles['form']} noValidate onSubmit={submit}>
        <p className="muted small">{text('lead')}</p>
        <FileDrop label={text('label')} hint={text('hint')} accept=".xml,.csv,text/xml,application/xml,text/csv" file={file} error={upload.fault} disabled={upload.busy} onFile={choose} />
        {file !== null && (
          <>
            <TextInput
              ref={reason}
              label={<FormattedMessage id="internal.review.reason" />}
              hint={<FormattedMessage id="internal.review.reasonHint" />}
              error={missing ? intl.formatMessage({ id: 'internal.review.reasonMissing' }) : undefined}
              name="reason"
              autoComplete="off"
              maxLength={500}
              required
            />
            <div className="row">
              <Button type="submit" busy={upload.busy}>
                {text('go')}
              </Button>
            </div>
          </>
        )}
        {result !== null && (
          <div ref={told} tabIndex={-1} role="status">
            <Taken result={result} />
          </div>
        )}
      </form>
    </Panel>
  );
}

function Taken({ result: { file_name: file, readings, new_days: added, changed_days: changed, first_dttm: first, last_dttm: last, notes } }: { readonly result: MeterImport }) {
  const app = useApp();
  const times = useStaffTimes();
  return (
    <Notice tone={added + changed === 0 ? 'plain' : 'saved'} title={<FormattedMessage id="internalMembers.upload.taken" values={{ file }} />}>
      <p>
        <FormattedMessage id="internalMembers.upload.counts" values={{ readings, added, changed }} />
      </p>
      {first !== null && last !== null && (
        <p>
          <FormattedMessage id="internalMembers.upload.span" values={{ first: times.stamp(first, app.zone), last: times.stamp(last, app.zone) }} />
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="small">
          {note}
        </p>
      ))}
    </Notice>
  );
}
