import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MeterImport } from '../../../../codegen/rest/types.ts';
import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { useApp } from '../../platform/screen/app.ts';

/** Takes a file in for a member. */
export function useStaffUpload(memberId: string) {
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
    /** Null when it was refused; `fault` says why. */
    async send(file: File, reason: string): Promise<MeterImport | null> {
      const form = new FormData();
      // The server reads the fields that come before the file.
      form.append('reason', reason);
      form.append('file', file);
      const giveUp = new AbortController();
      running.current = giveUp;
      setFault(undefined);
      setBusy(true);
      const outcome = await app.rest.act(
        '/staff/members/{member_id}/meter_data',
        { params: { path: { member_id: memberId } }, body: { reason, file }, bodySerializer: () => form },
        { intent: 'read', signal: giveUp.signal },
      );
      setBusy(false);
      if (outcome.kind === 'failed') {
        const { kind, message } = outcome.failure;
        if (kind === 'unreachable') setFault(intl.formatMessage({ id: 'internalMembers.upload.unreachable' }));
        else if (kind !== 'dropped' && kind !== 'left') setFault(message);
        return null;
      }
      void refreshSubjects(app, ['meter', 'events', 'settlement']);
      return outcome.data;
    },
  };
}
