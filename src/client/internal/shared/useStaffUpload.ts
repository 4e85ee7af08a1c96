import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { useApp } from '../../platform/screen/app.ts';
import type { Outcome } from '../../platform/transport/failure.ts';

/** A file with the reason for it, ready to be sent. */
export interface StaffFile {
  readonly body: { readonly reason: string; readonly file: File };
  readonly form: FormData;
  readonly signal: AbortSignal;
}

export interface StaffUpload<Result> {
  readonly busy: boolean;
  readonly fault: string | undefined;
  forget(): void;
  /** Null when it was refused; `fault` says why. */
  send(file: File, reason: string): Promise<Result | null>;
}

/** Sends a meter file with its reason, and refetches everything that shows readings. */
export function useStaffUpload<Result>(
  act: (file: StaffFile) => Promise<Outcome<Result>>,
): StaffUpload<Result> {
  const app = useApp();
  const intl = useIntl();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    busy,
    fault,
    forget: () => setFault(undefined),
    async send(file, reason) {
      const form = new FormData();
      // The server reads the fields that come before the file.
      form.append('reason', reason);
      form.append('file', file);
      const giveUp = new AbortController();
      running.current = giveUp;
      setFault(undefined);
      setBusy(true);
      const outcome = await act({ body: { reason, file }, form, signal: giveUp.signal });
      setBusy(false);
      if (outcome.kind === 'failed') {
        const { kind, message } = outcome.failure;
        if (kind === 'unreachable') setFault(intl.formatMessage({ id: 'internal.upload.unreachable' }));
        else if (kind !== 'dropped' && kind !== 'left') setFault(message);
        return null;
      }
      void refreshSubjects(app, ['meter', 'events', 'settlement']);
      return outcome.data;
    },
  };
}
