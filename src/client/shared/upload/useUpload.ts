import { useEffect, useRef, useState } from 'react';
import type { Subject } from '../../platform/cache/subjects.ts';
import type { Outcome } from '../../platform/transport/failure.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { sendWithProgress } from './sendWithProgress.ts';

/** A file with the fields that go with it, ready to be sent. */
export interface SentFile<Fields> {
  readonly body: Fields & { readonly file: File };
  readonly form: FormData;
  readonly signal: AbortSignal;
  readonly send: (request: Request) => Promise<Response>;
}

export interface Upload<Fields, Result> {
  readonly busy: boolean;
  /** The share that was sent, 0 to 1; at 1 the server reads it. */
  readonly sent: number;
  /** The error in the file or the upload. */
  readonly fault: string | undefined;
  /** Clears the previous file's error when another file is chosen. */
  forget(): void;
  /** Null when it was refused or cancelled. */
  send(file: File, fields: Fields): Promise<Result | null>;
  cancel(): void;
}

/** Sends a file, and refetches what shows `changes`. `act` sends it silently, because the file field shows the failure. */
export function useUpload<Fields extends object, Result>(
  act: (file: SentFile<Fields>) => Promise<Outcome<Result>>,
  { changes, unreachable }: { readonly changes: readonly Subject[]; readonly unreachable: string },
): Upload<Fields, Result> {
  const { busy, faults, setFaults, write } = useRestWrite();
  const [sent, setSent] = useState(0);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    busy,
    sent,
    fault: faults['file'],
    forget: () => setFaults({}),
    cancel: () => running.current?.abort(),
    send(file, fields) {
      const form = new FormData();
      // The server reads the fields that come before the file.
      for (const [name, text] of Object.entries(fields)) form.append(name, String(text));
      form.append('file', file);
      const { signal } = (running.current = new AbortController());
      setSent(0);
      return write(() => act({ body: { ...fields, file }, form, signal, send: sendWithProgress(setSent) }), {
        changes,
        onFailed({ kind, message }) {
          if (kind === 'dropped' || kind === 'left') setFaults({});
          else setFaults({ file: kind === 'unreachable' ? unreachable : message });
        },
      });
    },
  };
}
