import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MeterImport } from '../../../../../codegen/rest/types.ts';
import { refreshSubjects } from '../../../platform/cache/refresh.ts';
import { useApp } from '../../../platform/screen/app.ts';

export interface MeterUploadUse {
  readonly busy: boolean;
  /** The error in the file or the upload. */
  readonly fault: string | undefined;
  /** Null when it was refused or cancelled. */
  send(file: File): Promise<MeterImport | null>;
  cancel(): void;
  /** Clears the previous file's errors when another file is chosen. */
  forget(): void;
}

export function useMeterUpload(): MeterUploadUse {
  const app = useApp();
  const intl = useIntl();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    busy,
    fault,
    async send(file) {
      const form = new FormData();
      form.append('file', file);
      const giveUp = new AbortController();
      running.current = giveUp;
      setFault(undefined);
      setBusy(true);
      // The file field shows the failure itself, so no flash is needed.
      const outcome = await app.rest.act(
        '/api/meter_data',
        { body: { file }, bodySerializer: () => form },
        { intent: 'read', signal: giveUp.signal },
      );
      setBusy(false);
      if (outcome.kind === 'failed') {
        const { kind, message } = outcome.failure;
        if (kind === 'unreachable') setFault(intl.formatMessage({ id: 'settings.meter.upload.unreachable' }));
        else if (kind !== 'dropped' && kind !== 'left') setFault(message);
        return null;
      }
      void refreshSubjects(app, ['meter', 'settings', 'events', 'settlement']);
      return outcome.data;
    },
    cancel: () => running.current?.abort(),
    forget: () => setFault(undefined),
  };
}
