import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WebhookEndpoints_staff$key } from '../../../../codegen/relay/WebhookEndpoints_staff.graphql.ts';
import type { WebhookStep } from '../../../../codegen/relay/ChangeWebhookMutation.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ListTools } from '../shared/list/ListTools.tsx';
import { SaveCsv } from '../shared/list/SaveCsv.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { ChangeWebhook } from './ChangeWebhook.tsx';

const TONES: Readonly<Record<string, Tone>> = { ON: 'saved', FAILING: 'warn', PAUSED: 'error' };

interface Asking {
  readonly id: string;
  readonly url: string;
  readonly step: WebhookStep;
}

/** The addresses of partners that we call. */
export function WebhookEndpoints({ staff: key }: { readonly staff: WebhookEndpoints_staff$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const { zone } = useApp();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { roleKeys, webhookEndpoints } = useFragment(
    graphql`
      fragment WebhookEndpoints_staff on Staff {
        roleKeys
        webhookEndpoints {
          id
          url
          kinds
          isOpenAdr
          state
          pausedByFailure
          failingSince
          createdAt
        }
      }
    `,
    key,
  );
  const mayChange = roleKeys.includes('internal_staff');
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
      <StaffGrid
        caption={text('webhooks.addresses')}
        rowKey={({ id }) => id}
        rows={webhookEndpoints ?? []}
        columns={[
          { key: 'url', header: text('field.url'), rowHeader: true, wraps: true, cell: ({ url }) => url },
          {
            key: 'kinds',
            header: text('field.kinds'),
            wraps: true,
            cell: ({ kinds, isOpenAdr }) =>
              isOpenAdr ? text('kind.OPENADR') : intl.formatList(kinds.map((kind) => text(`kind.${kind}`))),
          },
          {
            key: 'state',
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
            key: 'created',
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
                  {step(row, row.state === 'PAUSED' ? 'RESUME' : 'PAUSE')}
                  {step(row, 'END')}
                </span>
              ),
          },
        ]}
        empty={<FormattedMessage id="internalPartner.webhooks.none" />}
      />
      {webhookEndpoints != null && webhookEndpoints.length > 0 && (
        <ListTools>
          <SaveCsv
            name="webhooks"
            head={['address', 'kinds', 'state', 'failing_since', 'added']}
            load={() =>
              Promise.resolve(
                webhookEndpoints.map(({ url, kinds, isOpenAdr, state, failingSince, createdAt }) => [
                  url,
                  isOpenAdr ? 'OPENADR' : kinds.join(' '),
                  state,
                  failingSince ?? '',
                  createdAt,
                ]),
              )
            }
          />
        </ListTools>
      )}
      {asking !== null && <ChangeWebhook {...asking} onClose={() => setAsking(null)} />}
    </>
  );
}
