import { FormattedMessage, useIntl } from 'react-intl';
import type { MeterImport } from '../../../../../codegen/rest/types.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useUpload } from '../../../shared/upload/useUpload.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { FileForm, type FileReason } from '../../shared/form/FileForm.tsx';
import { Panel } from '../../shared/page/Panel.tsx';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';

/** A meter file sent to staff by the member or the utility. It is imported or refused as a whole, and its readings count for settlement. */
export function MeterFile({ memberId }: { readonly memberId: string }) {
  const intl = useIntl();
  const { rest } = useApp();
  const upload = useUpload<FileReason, MeterImport>(
    ({ body, form, signal, send }) =>
      rest.act(
        '/staff/members/{member_id}/meter_data',
        { params: { path: { member_id: memberId } }, body, bodySerializer: () => form },
        { intent: 'read', signal, send },
      ),
    {
      changes: ['meter', 'events', 'settlement'],
      unreachable: intl.formatMessage({ id: 'internal.upload.unreachable' }),
    },
  );
  return (
    <Panel title={<FormattedMessage id="internalMembers.upload.title" />}>
      <FileForm lead={intl.formatMessage({ id: 'internalMembers.upload.lead' })} upload={upload}>
        {(result) => <Taken result={result} />}
      </FileForm>
    </Panel>
  );
}

function Taken({
  result: {
    file_name: file,
    readings,
    new_days: added,
    changed_days: changed,
    first_dttm: first,
    last_dttm: last,
    notes,
  },
}: {
  readonly result: MeterImport;
}) {
  const app = useApp();
  const times = useStaffTimes();
  return (
    <Notice
      tone={added + changed === 0 ? 'plain' : 'saved'}
      title={<FormattedMessage id="internalMembers.upload.taken" values={{ file }} />}
    >
      <p>
        <FormattedMessage id="internalMembers.upload.counts" values={{ readings, added, changed }} />
      </p>
      {first !== null && last !== null && (
        <p>
          <FormattedMessage
            id="internalMembers.upload.span"
            values={{ first: times.stamp(first, app.zone), last: times.stamp(last, app.zone) }}
          />
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
