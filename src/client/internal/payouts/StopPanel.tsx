import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StopPanel_stop$key } from '../../../../codegen/relay/StopPanel_stop.graphql.ts';
import type {
  CashoutStopScope,
  StopPanelMutation,
} from '../../../../codegen/relay/StopPanelMutation.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { Badge } from '../../ui/Badge.tsx';
import { History } from '../shared/history/History.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { ReviewedAction } from '../shared/review/ReviewedAction.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';

const SCOPES = ['PAYMENTS', 'ALL'] as const;

/** Stops the whole brand's cash-outs, or resumes them. */
export function StopPanel({ stop: key }: { readonly stop: StopPanel_stop$key }) {
  const intl = useIntl();
  const { brand, zone } = useApp();
  const times = useStaffTimes();
  const { scope, at, unsent, history } = useFragment(
    graphql`
      fragment StopPanel_stop on CashoutStop {
        scope
        at
        unsent
        history {
          ...History_entries
        }
      }
    `,
    key,
  );
  const stopping = useRelayWrite<StopPanelMutation, StopPanelMutation['response']['setCashoutStop']>(
    graphql`
      mutation StopPanelMutation($input: SetCashoutStopInput!) {
        setCashoutStop(input: $input) {
          __typename
          ... on CashoutStopSet {
            stop {
              scope
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ setCashoutStop }) => setCashoutStop,
    [],
  );
  const { productName } = brand.words;
  const text = (id: string, values = {}) =>
    intl.formatMessage({ id: `internalPayouts.stop.${id}` }, { productName, ...values });
  const choices: readonly CashoutStopScope[] = [
    ...(scope === 'NONE' ? [] : ['NONE' as const]),
    ...SCOPES.filter((each) => each !== scope),
  ];
  return (
    <Panel
      title={<FormattedMessage id="internalPayouts.stop.title" values={{ productName }} />}
      aside={<Badge tone={scope === 'NONE' ? 'saved' : 'warn'}>{text(`scope.${scope}`)}</Badge>}
    >
      <div className="stack">
        <p>
          {at == null
            ? text('running', { count: unsent })
            : text('since', { at: times.stamp(at, zone), count: unsent })}
        </p>
        <div className="row">
          {choices.map((choice) => (
            <ReviewedAction
              key={choice}
              action={text(`open.${choice}`)}
              look={choice === 'NONE' ? 'primary' : choice === 'ALL' ? 'danger' : 'secondary'}
              confirmLook={choice === 'NONE' ? 'primary' : 'danger'}
              title={text(`review.${choice}`)}
              changes={[{ label: productName, from: text(`scope.${scope}`), to: text(`scope.${choice}`) }]}
              effects={[
                text(`effect.${choice}`, { count: unsent }),
                ...(choice === 'NONE' ? [] : [text('effect.sent')]),
              ]}
              saving={stopping}
              onConfirm={(reason, close) =>
                stopping.write(
                  { input: { scope: choice, before: scope, reason } },
                  { done: ({ stop }) => text(`done.${stop.scope}`), onSaved: close },
                )
              }
            />
          ))}
        </div>
        {history.length > 0 && (
          <details>
            <summary>{text('history')}</summary>
            <History entries={history} />
          </details>
        )}
      </div>
    </Panel>
  );
}
