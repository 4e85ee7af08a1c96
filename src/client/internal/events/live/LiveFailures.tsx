import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  LiveFailures_event$data,
  LiveFailures_event$key,
} from '../../../../../codegen/relay/LiveFailures_event.graphql.ts';
import type { LiveFailuresMutation } from '../../../../../codegen/relay/LiveFailuresMutation.graphql.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { ReadOnly } from '../../../ui/readOnly.ts';
import { Table } from '../../../ui/table/Table.tsx';
import { Panel } from '../../shared/page/Panel.tsx';
import { ReviewedAction } from '../../shared/review/ReviewedAction.tsx';

type Failure = NonNullable<LiveFailures_event$data['live']>['failures'][number];

/** Devices that can't be reached, by maker and reason, to try again. */
export function LiveFailures({ event: key }: { readonly event: LiveFailures_event$key }) {
  const intl = useIntl();
  const { id, status, live } = useFragment(
    graphql`
      fragment LiveFailures_event on StaffEvent {
        id
        status
        live {
          failures {
            connectionConfigId
            maker
            reason
            retrying
            givenUp
            canRetry
          }
        }
      }
    `,
    key,
  );
  const mayRetry = !useContext(ReadOnly) && status === 'ACTIVE';
  if (live == null) return null;
  const text = (field: string) => intl.formatMessage({ id: `internalLive.${field}` });
  const count = (value: number) => intl.formatNumber(value);
  return (
    <Panel title={<FormattedMessage id="internalLive.failures" />}>
      {live.failures.length === 0 ? (
        <p className="muted">{text('noFailures')}</p>
      ) : (
        <Table
          caption={text('failures')}
          rows={live.failures}
          rowKey={({ connectionConfigId, reason }) => `${connectionConfigId} ${reason}`}
          columns={[
            { key: 'maker', header: text('maker'), rowHeader: true, cell: ({ maker }) => maker },
            { key: 'reason', header: text('reason'), cell: ({ reason }) => text(`reason.${reason}`) },
            {
              key: 'retrying',
              header: text('retrying'),
              numeric: true,
              cell: ({ retrying }) => count(retrying),
            },
            { key: 'givenUp', header: text('givenUp'), numeric: true, cell: ({ givenUp }) => count(givenUp) },
            ...(mayRetry
              ? [
                  {
                    key: 'retry',
                    header: text('retryHeading'),
                    cell: (failure: Failure) =>
                      failure.canRetry > 0 ? <Retry eventId={id} failure={failure} /> : text('noRetry'),
                  },
                ]
              : []),
          ]}
        />
      )}
    </Panel>
  );
}

function Retry({ eventId, failure }: { readonly eventId: string; readonly failure: Failure }) {
  const intl = useIntl();
  const saving = useRelayWrite<LiveFailuresMutation, LiveFailuresMutation['response']['retryEventDevices']>(
    graphql`
      mutation LiveFailuresMutation($input: RetryEventDevicesInput!) {
        retryEventDevices(input: $input) {
          __typename
          ... on EventDevicesRetried {
            devices
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ retryEventDevices }) => retryEventDevices,
    ['events', 'devices'],
  );
  const { connectionConfigId, maker, reason, canRetry } = failure;
  return (
    <ReviewedAction
      action={intl.formatMessage({ id: 'internalLive.retry' })}
      look="secondary"
      small
      saving={saving}
      title={intl.formatMessage({ id: 'internalLive.retryTitle' }, { maker })}
      effects={[
        intl.formatMessage({ id: 'internalLive.retryEffect' }, { count: canRetry }),
        intl.formatMessage({ id: `internalLive.reason.${reason}` }),
      ]}
      onConfirm={(why, close) =>
        saving.write(
          { input: { eventId, connectionConfigId, failure: reason, reason: why } },
          {
            done: ({ devices }) => intl.formatMessage({ id: 'internalLive.retryDone' }, { count: devices }),
            onSaved: close,
          },
        )
      }
    />
  );
}
