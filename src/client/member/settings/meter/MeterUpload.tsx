import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MeterImport } from '../../../../../codegen/rest/types.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useUpload } from '../../../shared/upload/useUpload.ts';
import { Button } from '../../../ui/Button.tsx';
import { FileDrop } from '../../../ui/form/FileDrop.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import styles from './meter.module.css';
import { UploadResult } from './UploadResult.tsx';

/** Uploads the member's own meter file. It is imported or refused as a whole, with the position of each error. */
export function MeterUpload() {
  const { rest } = useApp();
  const intl = useIntl();
  const [file, setFile] = useState<File | null>(null);
  const [result, setResult] = useState<MeterImport | null>(null);
  const upload = useUpload<object, MeterImport>(
    ({ body, form, signal, send }) =>
      rest.act('/api/meter_data', { body, bodySerializer: () => form }, { intent: 'read', signal, send }),
    {
      changes: ['meter', 'settings', 'events', 'settlement'],
      unreachable: intl.formatMessage({ id: 'settings.meter.upload.unreachable' }),
    },
  );
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result !== null) outcome.current?.focus();
  }, [result]);

  function choose(chosen: File | null) {
    setFile(chosen);
    setResult(null);
    upload.forget();
  }

  async function send(chosen: File) {
    const taken = await upload.send(chosen, {});
    if (taken === null) return;
    setResult(taken);
    setFile(null);
  }

  return (
    <div className="stack">
      <div className="stack stack-tight">
        <h2>
          <FormattedMessage id="settings.meter.upload.title" />
        </h2>
        <p className="small muted">
          <FormattedMessage id="settings.meter.upload.text" />
        </p>
      </div>
      <Notice>
        <p className="small">
          <FormattedMessage id="settings.meter.upload.unpaid" />
        </p>
      </Notice>
      <FileDrop
        label={intl.formatMessage({ id: 'settings.meter.upload.label' })}
        hint={<FormattedMessage id="settings.meter.upload.hint" />}
        accept=".xml,.csv,text/xml,application/xml,text/csv"
        file={file}
        error={upload.fault}
        disabled={upload.busy}
        onFile={choose}
      />
      {upload.busy ? (
        <div className="stack stack-tight">
          <div className={styles['progress']}>
            <span className="grow" role="status">
              <FormattedMessage
                id={upload.sent < 1 ? 'settings.meter.upload.busy' : 'settings.meter.upload.checking'}
                values={{ file: file?.name }}
              />
            </span>
            <Button look="quiet" small onClick={upload.cancel}>
              <FormattedMessage id="settings.cancel" />
            </Button>
          </div>
          <Progress
            value={upload.sent}
            label={intl.formatMessage({ id: 'settings.meter.upload.progress' }, { file: file?.name })}
          />
        </div>
      ) : (
        file !== null &&
        upload.fault === undefined && (
          <div className="row">
            <Button onClick={() => void send(file)}>
              <FormattedMessage id="settings.meter.upload.go" />
            </Button>
          </div>
        )
      )}
      {result !== null && (
        <div ref={outcome} tabIndex={-1} role="status">
          <UploadResult result={result} />
        </div>
      )}
    </div>
  );
}
