import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Upload } from '../../../shared/upload/useUpload.ts';
import { Button } from '../../../ui/Button.tsx';
import { FileDrop } from '../../../ui/form/FileDrop.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { useReason } from './useReason.tsx';
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
  const [result, setResult] = useState<Result | null>(null);
  const reason = useReason();
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
    const why = reason.read();
    if (why !== null && file !== null) void send(file, why);
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
          {reason.field()}
          <div className="row">
            <Button type="submit" busy={upload.busy}>
              {text('go')}
            </Button>
          </div>
          {upload.busy && <Progress value={upload.sent} label={text('progress')} />}
          {waiting !== undefined && (
            <div className="small muted" role="status">
              {upload.busy && upload.sent === 1 && waiting}
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
