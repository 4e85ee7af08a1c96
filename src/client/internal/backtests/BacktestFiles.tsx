import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { BacktestUpload } from '../../../../codegen/rest/types.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useUpload } from '../../shared/upload/useUpload.ts';
import { FileDrop } from '../../ui/form/FileDrop.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Progress } from '../../ui/Progress.tsx';
import type { UploadedFiles } from './backtestValues.ts';

interface BacktestFilesProps {
  readonly files: UploadedFiles | null;
  readonly error: string | undefined;
  readonly onChange: (files: UploadedFiles) => void;
}

/** Meter files whose homes exist only inside the backtest; each is sent as soon as it is chosen. */
export function BacktestFiles({ files, error, onChange }: BacktestFilesProps) {
  const intl = useIntl();
  const { rest } = useApp();
  const [sending, setSending] = useState<File | null>(null);
  const upload = useUpload<{ upload_id: string }, BacktestUpload>(
    ({ body, form, signal, send }) =>
      rest.act(
        '/staff/backtests/files',
        { body, bodySerializer: () => form },
        { intent: 'read', signal, send },
      ),
    { changes: [], unreachable: intl.formatMessage({ id: 'internal.upload.unreachable' }) },
  );
  const text = (id: string) => intl.formatMessage({ id: `internalBacktests.files.${id}` });
  const take = async (file: File) => {
    setSending(file);
    const taken = await upload.send(file, { upload_id: files?.uploadId ?? '' });
    setSending(null);
    if (taken !== null)
      onChange({
        uploadId: taken.upload_id,
        names: [...(files?.names ?? []), file.name],
        homes: taken.homes,
        faulty: (files?.faulty ?? 0) + taken.faulty,
        firstDay: taken.first_day,
        lastDay: taken.last_day,
      });
  };
  return (
    <>
      <FileDrop
        label={text('label')}
        hint={text('hint')}
        accept=".xml,.csv,text/xml,application/xml,text/csv"
        file={sending}
        error={upload.fault ?? error}
        disabled={upload.busy}
        onFile={(file) => {
          upload.forget();
          if (file !== null) void take(file);
        }}
      />
      {upload.busy && <Progress value={upload.sent} label={text('progress')} />}
      {files !== null && (
        <Notice tone="saved" title={intl.formatList(files.names, { type: 'unit' })}>
          <p>
            {intl.formatMessage(
              { id: 'internalBacktests.files.taken' },
              { homes: files.homes, first: files.firstDay ?? '', last: files.lastDay ?? '' },
            )}
          </p>
          {files.faulty > 0 && (
            <p>{intl.formatMessage({ id: 'internalBacktests.files.faulty' }, { count: files.faulty })}</p>
          )}
        </Notice>
      )}
    </>
  );
}
