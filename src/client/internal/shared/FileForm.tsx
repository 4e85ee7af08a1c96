import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Upload } from '../../shared/upload/useUpload.ts';
import { Button } from '../../ui/Button.tsx';
import { FileDrop } from '../../ui/form/FileDrop.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import styles from './Form.module.css';

/** Why staff upload a file. */
export interface FileReason {
  readonly reason: string;
}

interface FileFormProps<Result> {
  readonly lead: string;
  readonly upload: Upload<FileReason, Result>;
  /** Shown while a large file is processed. */
  readonly waiting?: ReactNode;
  readonly children: (result: Result) => ReactNode;
}

/** Uploads a meter file with a reason, and shows the result. */
export function FileForm<Result>({ lead, upload, waiting, children }: FileFormProps<Result>) {
  const intl = useIntl();
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const reason = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result !== null) outcome.current?.focus();
  }, [result]);
  const text = (id: string) => intl.formatMessage({ id: `internal.upload.${id}` });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setResult(null);
    upload.forget();
  };
  const send = async (chosen: File, why: string) => {
    const taken = await upload.send(chosen, { reason: why });
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
    <form className={styles['form']} noValidate onSubmit={submit}>
      <p className="muted small">{lead}</p>
      <FileDrop
        label={text('label')}
        hint={text('hint')}
        accept=".xml,.csv,text/xml,application/xml,text/csv"
        file={file}
        error={upload.fault}
        disabled={upload.busy}
        onFile={choose}
      />
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
          {waiting !== undefined && (
            <div className="small muted" role="status">
              {upload.busy && waiting}
            </div>
          )}
        </>
      )}
      {result !== null && (
        <div ref={outcome} tabIndex={-1} role="status">
          {children(result)}
        </div>
      )}
    </form>
  );
}
