import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CancelEvent_event$key } from '../../../../codegen/relay/CancelEvent_event.graphql.ts';
import type { CancelEventMutation } from '../../../../codegen/relay/CancelEventMutation.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../shared/form/CheckboxField.tsx';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';

export function CancelEvent({ event: key }: { readonly event: CancelEvent_event$key }) {
  const intl = useIntl();
  const { id, version, status, group, participation } = useFragment(
    graphql`
      fragment CancelEvent_event on StaffEvent {
        id
        version
        status
        group {
          of
        }
        participation {
          joined
        }
      }
    `,
    key,
  );
  const [asking, setAsking] = useState(false);
  const [withGroups, setWithGroups] = useState(false);
  const { busy, refusal, forgetRefusal, reload, write } = useRelayWrite<
    CancelEventMutation,
    CancelEventMutation['response']['cancelEvent']
  >(
    graphql`
      mutation CancelEventMutation($input: CancelEventInput!) {
        cancelEvent(input: $input) {
          __typename
          ... on EventSaved {
            event {
              ...StaffEventPage_event
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ cancelEvent }) => cancelEvent,
    ['events', 'settlement'],
  );
  const save = (reason: string) =>
    write(
      { input: { id, version, withGroups, reason } },
      {
        done: () => intl.formatMessage({ id: 'internalEvents.cancel.done' }),
        onSaved: () => setAsking(false),
      },
    );
  return (
    <div className="stack">
      <p>
        <FormattedMessage id="internalEvents.cancel.text" />
      </p>
      <div className="row">
        <Button
          look="danger"
          onClick={() => {
            forgetRefusal();
            setWithGroups(false);
            setAsking(true);
          }}
        >
          <FormattedMessage id="internalEvents.cancel.open" />
        </Button>
      </div>
      <ReviewDialog
        open={asking}
        title={intl.formatMessage({ id: 'internalEvents.cancel.review' })}
        effects={[
          <FormattedMessage
            key="joined"
            id="internalEvents.cancel.effect"
            values={{ count: participation.joined }}
          />,
          ...(status === 'ACTIVE'
            ? [<FormattedMessage key="running" id="internalEvents.cancel.running" />]
            : []),
          <FormattedMessage key="final" id="internalEvents.cancel.final" />,
        ]}
        confirm={intl.formatMessage({ id: 'internalEvents.cancel.confirm' })}
        look="danger"
        busy={busy}
        refusal={refusal}
        onConfirm={save}
        onClose={() => setAsking(false)}
        onReload={reload}
      >
        {group != null && (
          <CheckboxField
            label={intl.formatMessage({ id: 'internalGroups.cancelAll' }, { of: group.of })}
            hint={<FormattedMessage id="internalGroups.cancelAllHint" />}
            checked={withGroups}
            onChange={setWithGroups}
          />
        )}
      </ReviewDialog>
    </div>
  );
}
