import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { WebhookEndpoints_query$key } from '../../../../codegen/relay/WebhookEndpoints_query.graphql.ts';
import type { WebhookStep } from '../../../../codegen/relay/ChangeWebhookMutation.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { ChangeWebhook } from './ChangeWebhook.tsx';
import { endpointOrders } from './webhooksLoader.ts';

const TONES: Readonly<Record<string, Tone>> = {
  ON: 'saved',
  FAILING: 'warn',
  PAUSED: 'error',
  KEY_EXPIRED: 'error',
};

interface Asking {
  readonly id: string;
  readonly url: string;
  readonly step: WebhookStep;
}

const fragment = graphql`
  fragment WebhookEndpoints_query on Query
  @refetchable(queryName: "WebhookEndpointsPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    search: { type: "String" }
    orderBy: { type: "WebhookEndpointOrder" }
  ) {
    staff {
      roleKeys
      webhookEndpoints(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
        @connection(key: "WebhookEndpoints_webhookEndpoints", filters: ["search", "orderBy"]) {
        totalCount
        edges {
          node {
            id
            url
            kinds
            isOpenAdr
            owner
            state
            pausedByFailure
            failingSince
            createdAt
          }
        }
      }
    }
  }
`;

/** The addresses of partners that we call. */
export function WebhookEndpoints({ query }: { readonly query: WebhookEndpoints_query$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const { zone } = useApp();
  const [asking, setAsking] = useState<Asking | null>(null);
  const list = useStaffList(fragment, query, ({ staff }) => staff?.webhookEndpoints);
  const mayChange = list.data.staff?.roleKeys.includes('internal_staff') === true;
  const text = (id: string) => intl.formatMessage({ id: `internalPartner.${id}` });
  const step = (row: Omit<Asking, 'step'>, does: WebhookStep) => (
    <Button look="quiet" small onClick={() => setAsking({ id: row.id, url: row.url, step: does })}>
      <FormattedMessage
        id={`internalPartner.step.${does}`}
        values={{ url: row.url, h: (parts) => <span className="visually-hidden">{parts}</span> }}
      />
    </Button>
  );
  return (
    <>
      <StaffList
        caption={text('webhooks.addresses')}
        rowKey={({ id }) => id}
        list={list}
        file={{
          name: 'webhooks',
          cells: {
            address: ({ url }) => url,
            kinds: ({ isOpenAdr, kinds }) => (isOpenAdr ? 'OPENADR' : kinds.join(' ')),
            whose: ({ owner }) => owner,
            state: ({ state }) => state,
            failing_since: ({ failingSince }) => failingSince,
            added: ({ createdAt }) => createdAt,
          },
        }}
        sortable={endpointOrders}
        columns={[
          { key: 'address', header: text('field.url'), rowHeader: true, wraps: true, cell: ({ url }) => url },
          {
            key: 'sends',
            header: text('field.kinds'),
            wraps: true,
            cell: ({ kinds, isOpenAdr }) =>
              isOpenAdr ? text('kind.OPENADR') : intl.formatList(kinds.map((kind) => text(`kind.${kind}`))),
          },
          {
            key: 'owner',
            header: text('field.owner'),
            wraps: true,
            cell: ({ owner }) => owner ?? text('nothing'),
          },
          {
            key: 'health',
            header: text('field.state'),
            place: 'state',
            cell: ({ state }) => <Badge tone={TONES[state] ?? 'plain'}>{text(`webhook.${state}`)}</Badge>,
          },
          {
            key: 'failing',
            header: text('field.failing'),
            wraps: true,
            cell: ({ failingSince, pausedByFailure }) =>
              failingSince == null
                ? text('nothing')
                : intl.formatMessage(
                    { id: `internalPartner.failing.${pausedByFailure ? 'paused' : 'on'}` },
                    { at: times.shortStamp(failingSince, zone) },
                  ),
          },
          {
            key: 'added',
            header: text('field.created'),
            secondary: true,
            cell: ({ createdAt }) => times.shortStamp(createdAt, zone),
          },
          {
            key: 'action',
            header: text('field.action'),
            place: 'action',
            cell: (row) =>
              mayChange && (
                <span className="row">
                  {row.state !== 'KEY_EXPIRED' && step(row, row.state === 'PAUSED' ? 'RESUME' : 'PAUSE')}
                  {step(row, 'END')}
                </span>
              ),
          },
        ]}
        none="internalPartner.webhooks.none"
        filters={['address']}
      />
      {asking !== null && <ChangeWebhook {...asking} onClose={() => setAsking(null)} />}
    </>
  );
}
