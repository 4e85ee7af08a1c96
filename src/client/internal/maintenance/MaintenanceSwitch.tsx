import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MaintenanceSwitch_maintenance$key } from '../../../../codegen/relay/MaintenanceSwitch_maintenance.graphql.ts';
import type { MaintenanceSwitchMutation } from '../../../../codegen/relay/MaintenanceSwitchMutation.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';

export function MaintenanceSwitch({
  maintenance: key,
}: {
  readonly maintenance: MaintenanceSwitch_maintenance$key;
}) {
  const { brand, zone } = useApp();
  const intl = useIntl();
  const times = useStaffTimes();
  const { on, since } = useFragment(
    graphql`
      fragment MaintenanceSwitch_maintenance on Maintenance {
        on
        since
      }
    `,
    key,
  );
  const [asking, setAsking] = useState(false);
  const { busy, refusal, forgetRefusal, reload, write } = useRelayWrite<
    MaintenanceSwitchMutation,
    MaintenanceSwitchMutation['response']['setMaintenance']
  >(
    graphql`
      mutation MaintenanceSwitchMutation($input: SetMaintenanceInput!) {
        setMaintenance(input: $input) {
          __typename
          ... on MaintenanceSaved {
            maintenance {
              ...MaintenanceSwitch_maintenance
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ setMaintenance }) => setMaintenance,
    [],
  );
  const { productName } = brand.words;
  const to = on ? 'off' : 'on';
  const text = (id: string) => intl.formatMessage({ id: `internalMaintenance.${id}` }, { productName });
  const save = (reason: string) =>
    write(
      { input: { on: !on, reason } },
      { done: () => text(`done.${to}`), onSaved: () => setAsking(false) },
    );
  return (
    <Panel
      title={productName}
      aside={<Badge tone={on ? 'warn' : 'saved'}>{text(on ? 'state.on' : 'state.off')}</Badge>}
    >
      <div className="stack">
        <p>
          {on && since != null ? (
            <FormattedMessage
              id="internalMaintenance.since"
              values={{ at: times.stamp(since, zone), zone }}
            />
          ) : (
            text('running')
          )}
        </p>
        <p className="muted">{text('what')}</p>
        <div className="row">
          <Button
            look={on ? 'primary' : 'danger'}
            onClick={() => {
              forgetRefusal();
              setAsking(true);
            }}
          >
            {text(`open.${to}`)}
          </Button>
        </div>
      </div>
      <ReviewDialog
        open={asking}
        title={text(`review.${to}`)}
        changes={[
          {
            label: productName,
            from: text(on ? 'state.on' : 'state.off'),
            to: text(on ? 'state.off' : 'state.on'),
          },
        ]}
        effects={
          to === 'on' ? [text('effect.on'), text('effect.staff'), text('effect.jobs')] : [text('effect.off')]
        }
        confirm={text(`confirm.${to}`)}
        look={on ? 'primary' : 'danger'}
        busy={busy}
        refusal={refusal}
        onConfirm={save}
        onClose={() => setAsking(false)}
        onReload={reload}
      />
    </Panel>
  );
}
