import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { EndBacktestCancelMutation as Cancel } from '../../../../codegen/relay/EndBacktestCancelMutation.graphql.ts';
import type { EndBacktestDeleteMutation as Delete } from '../../../../codegen/relay/EndBacktestDeleteMutation.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useRelayWrite, type RelayWrite } from '../../platform/write/useRelayWrite.ts';
import { AFTER_SAVE } from '../shared/form/useUnsaved.ts';
import { ReviewedAction } from '../shared/review/ReviewedAction.tsx';

/** Stops a backtest while it runs; afterwards deletes it. */
export function EndBacktest({ id, running }: { readonly id: string; readonly running: boolean }) {
  return running ? <CancelBacktest id={id} /> : <DeleteBacktest id={id} />;
}

function CancelBacktest({ id }: { readonly id: string }) {
  const saving = useRelayWrite<Cancel, Cancel['response']['cancelBacktest']>(
    graphql`
      mutation EndBacktestCancelMutation($input: BacktestInput!) {
        cancelBacktest(input: $input) {
          __typename
          ... on BacktestSaved {
            backtest {
              ...BacktestPage_backtest
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ cancelBacktest }) => cancelBacktest,
  );
  return <EndAction kind="cancel" id={id} saving={saving} />;
}

function DeleteBacktest({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const saving = useRelayWrite<Delete, Delete['response']['deleteBacktest']>(
    graphql`
      mutation EndBacktestDeleteMutation($input: BacktestInput!) {
        deleteBacktest(input: $input) {
          __typename
          ... on BacktestDeleted {
            id
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ deleteBacktest }) => deleteBacktest,
  );
  return (
    <EndAction
      kind="delete"
      id={id}
      saving={saving}
      onEnded={() => void navigate(staffPaths.internalBacktests(), AFTER_SAVE)}
    />
  );
}

interface EndActionProps {
  readonly kind: 'cancel' | 'delete';
  readonly id: string;
  readonly saving: RelayWrite<Cancel | Delete, unknown>;
  readonly onEnded?: () => void;
}

function EndAction({ kind, id, saving, onEnded }: EndActionProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `internalBacktests.${kind}.${name}` });
  return (
    <ReviewedAction
      action={text('action')}
      look="secondary"
      confirmLook="danger"
      small
      title={text('title')}
      effects={[text('effect')]}
      saving={saving}
      onConfirm={(reason, close) =>
        saving.write(
          { input: { id, reason } },
          {
            done: () => text('done'),
            onSaved: () => {
              close();
              onEnded?.();
            },
          },
        )
      }
    />
  );
}
