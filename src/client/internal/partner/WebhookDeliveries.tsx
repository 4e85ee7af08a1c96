import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type {
  WebhookDeliveries_query$data,
  WebhookDeliveries_query$key,
} from '../../../../codegen/relay/WebhookDeliveries_query.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { DeliveryDetails } from './DeliveryDetails.tsx';
import { ResendWebhook } from './ResendWebhook.tsx';
import { deliveryOrders } from './webhooksLoader.ts';

const fragment = graphql`
  fragment WebhookDeliveries_query on Query
  @refetchable(queryName: "WebhookDeliveriesPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    state: { type: "WebhookDeliveryState" }
    search: { type: "String" }
    orderBy: { type: "WebhookDeliveryOrder" }
  ) {
    staff {
      roleKeys
      webhookDeliveries(first: $count, after: $cursor, state: $state, search: $search, orderBy: $orderBy)
        @connection(key: "WebhookDeliveries_webhookDeliveries", filters: ["state", "search", "orderBy"]) {
        totalCount
        edges {
          node {
            id
            webhookId
            type
            url
            data
            createdAt
            state
            tries
            triedAt
            dueAt
            answerStatus
            answer
          }
        }
      }
    }
  }
`;

type Row = NonNullable<
  NonNullable<WebhookDeliveries_query$data['staff']>['webhookDeliveries']
>['edges'][number]['node'];

const TONES: Readonly<Record<string, Tone>> = { DELIVERED: 'saved', WAITING: 'warn', FAILED: 'error' };

/** Why there was no answer, as far as staff can do something about it. */
const REASONS: ReadonlySet<string> = new Set(['deadline', 'address', 'ended', 'expired']);

/** The calls, with their answers. */
export function WebhookDeliveries({ query }: { readonly query: WebhookDeliveries_query$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const { zone } = useApp();
  const [shown, setShown] = useState<Row | null>(null);
  const [resending, setResending] = useState<Row | null>(null);
  const list = useStaffList(fragment, query, ({ staff }) => staff?.webhookDeliveries);
  const mayResend = list.data.staff?.roleKeys.includes('internal_staff') === true;
  const text = (id: string) => intl.formatMessage({ id: `internalPartner.${id}` });
  const stamp = (at: string | null | undefined) =>
    at == null ? text('nothing') : <NoWrap>{times.shortStamp(at, zone)}</NoWrap>;
  return (
    <>
      <StaffList
        caption={text('webhooks.log')}
        rowKey={({ id }) => id}
        list={list}
        file={{
          name: 'webhook-deliveries',
          cells: {
            webhook_id: ({ webhookId }) => webhookId,
            type: ({ type }) => type,
            address: ({ url }) => url,
            happened: ({ createdAt }) => createdAt,
            state: ({ state }) => state,
            tries: ({ tries }) => tries,
            last_try: ({ triedAt }) => triedAt,
            next_try: ({ dueAt, state }) => (state === 'WAITING' ? dueAt : null),
            status: ({ answerStatus }) => answerStatus,
            answer: ({ answer }) => answer,
            content: ({ data }) => data,
          },
        }}
        sortable={deliveryOrders}
        columns={[
          {
            key: 'type',
            header: text('field.type'),
            rowHeader: true,
            cell: ({ type }) => <code>{type}</code>,
          },
          { key: 'at', header: text('field.at'), cell: ({ createdAt }) => stamp(createdAt) },
          {
            key: 'state',
            header: text('field.state'),
            place: 'state',
            cell: ({ state }) => <Badge tone={TONES[state] ?? 'plain'}>{text(`delivery.${state}`)}</Badge>,
          },
          {
            key: 'tries',
            header: text('field.tries'),
            numeric: true,
            cell: ({ tries }) => intl.formatNumber(tries),
          },
          {
            key: 'answer',
            header: text('field.answer'),
            wraps: true,
            cell: ({ answerStatus, answer }) => {
              if (answerStatus != null) return [answerStatus, answer].filter(Boolean).join(' ');
              if (answer == null) return text('nothing');
              return text(`noAnswer.${REASONS.has(answer) ? answer : 'other'}`);
            },
          },
          {
            key: 'next',
            header: text('field.next'),
            secondary: true,
            cell: ({ dueAt, state }) => stamp(state === 'WAITING' ? dueAt : null),
          },
          { key: 'url', header: text('field.url'), secondary: true, wraps: true, cell: ({ url }) => url },
          {
            key: 'tried',
            header: text('field.tried'),
            secondary: true,
            cell: ({ triedAt }) => stamp(triedAt),
          },
          {
            key: 'data',
            header: text('field.data'),
            secondary: true,
            wraps: true,
            cell: ({ data }) => <code>{data}</code>,
          },
          {
            key: 'action',
            header: text('field.action'),
            place: 'action',
            cell: (row) => (
              <span className="row">
                <Button look="quiet" small onClick={() => setShown(row)}>
                  <FormattedMessage id="internalPartner.details.open" />
                </Button>
                {row.state !== 'WAITING' && mayResend && (
                  <Button look="quiet" small onClick={() => setResending(row)}>
                    <FormattedMessage id="internalPartner.resend.open" />
                  </Button>
                )}
              </span>
            ),
          },
        ]}
        none="internalPartner.webhooks.nothing"
        filters={['show', 'q']}
        keys={['search', 'new']}
      />
      {shown !== null && (
        <DeliveryDetails
          type={shown.type}
          webhookId={shown.webhookId}
          url={shown.url}
          data={shown.data}
          triedAt={shown.triedAt}
          nextAt={shown.state === 'WAITING' ? shown.dueAt : null}
          onClose={() => setShown(null)}
        />
      )}
      {resending !== null && (
        <ResendWebhook id={resending.id} type={resending.type} onClose={() => setResending(null)} />
      )}
    </>
  );
}
