import { FormattedMessage, useIntl } from 'react-intl';
import type { DeliveryReport } from '../../../../codegen/rest/types.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { List, ListItem } from '../../ui/List.tsx';
import { useUpload } from '../../shared/upload/useUpload.ts';
import { Notice } from '../../ui/Notice.tsx';
import { FileForm, type FileReason } from '../shared/form/FileForm.tsx';
import { Panel } from '../shared/page/Panel.tsx';

/** Imports a utility's file for many homes: matches its meters to members and lists those left out. */
export function DeliveryUpload({ utilityId }: { readonly utilityId: string }) {
  const intl = useIntl();
  const { rest } = useApp();
  const upload = useUpload<FileReason, DeliveryReport>(
    ({ body, form, signal, send }) =>
      rest.act(
        '/staff/utilities/{utility_id}/deliveries',
        { params: { path: { utility_id: utilityId } }, body, bodySerializer: () => form },
        { intent: 'read', signal, send },
      ),
    {
      changes: ['meter', 'events', 'settlement'],
      unreachable: intl.formatMessage({ id: 'internal.upload.unreachable' }),
    },
  );
  return (
    <Panel title={<FormattedMessage id="internalPrograms.delivery.title" />}>
      <FileForm
        lead={intl.formatMessage({ id: 'internalPrograms.delivery.lead' })}
        upload={upload}
        waiting={<FormattedMessage id="internalPrograms.delivery.waiting" />}
      >
        {(report) => <Report report={report} />}
      </FileForm>
    </Panel>
  );
}

const REASONS = ['faulty', 'elsewhere', 'ambiguous', 'unmatched'] as const;

function Report({
  report: { file_name: file, homes, readings, taken, unchanged, connected, left, left_counts: counts },
}: {
  readonly report: DeliveryReport;
}) {
  return (
    <div className="stack">
      <Notice
        tone={counts.faulty > 0 ? 'warn' : taken > 0 ? 'saved' : 'plain'}
        title={<FormattedMessage id="internalPrograms.delivery.read" values={{ file }} />}
      >
        <p>
          <FormattedMessage
            id={homes === 0 ? 'internalPrograms.delivery.nobody' : 'internalPrograms.delivery.counts'}
            values={{ homes, readings, taken, unchanged }}
          />
        </p>
        {connected > 0 && (
          <p>
            <FormattedMessage id="internalPrograms.delivery.connected" values={{ connected }} />
          </p>
        )}
      </Notice>
      {REASONS.filter((why) => counts[why] > 0).map((why) => (
        <Left key={why} why={why} count={counts[why]} meters={left.filter((each) => each.why === why)} />
      ))}
    </div>
  );
}

type LeftMeter = DeliveryReport['left'][number];

/** Meters left out for one reason. The group of faulty meters starts open, because staff have to act on it. */
function Left({
  why,
  count,
  meters,
}: {
  readonly why: LeftMeter['why'];
  readonly count: number;
  readonly meters: readonly LeftMeter[];
}) {
  const intl = useIntl();
  return (
    <Disclosure
      summary={<FormattedMessage id={`internalPrograms.delivery.left.${why}`} values={{ count }} />}
      open={why === 'faulty'}
    >
      <p className="small muted">
        <FormattedMessage id={`internalPrograms.delivery.hint.${why}`} />
      </p>
      <List>
        {meters.map(({ number, line, fault }) => (
          <ListItem
            key={`${number ?? ''} ${line ?? ''}`}
            title={number ?? intl.formatMessage({ id: 'internalPrograms.delivery.noNumber' })}
            {...(line === null
              ? {}
              : {
                  detail: intl.formatMessage(
                    { id: 'internalPrograms.delivery.line' },
                    { line, hasFault: fault === null ? 'no' : 'yes', fault: fault ?? '' },
                  ),
                })}
          />
        ))}
      </List>
      {count > meters.length && (
        <p className="small muted">
          <FormattedMessage id="internalPrograms.delivery.more" values={{ count: count - meters.length }} />
        </p>
      )}
    </Disclosure>
  );
}
