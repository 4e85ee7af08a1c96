import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { SettleAgainMutation } from '../../../../codegen/relay/SettleAgainMutation.graphql.ts';
import type {
  SettleAgainQuery,
  SettleAgainQuery$data,
} from '../../../../codegen/relay/SettleAgainQuery.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Change } from '../shared/review/ChangeList.tsx';
import { ReviewForm, UntilForeseen } from '../shared/review/ReviewDialog.tsx';

interface SettleAgainProps {
  /** Global ids. */
  readonly memberId: string;
  readonly eventId: string;
}

/** Settles one result again, after showing what it would be. */
export function SettleAgain(props: SettleAgainProps) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <div className="row">
      <Button look="secondary" onClick={() => setAsking(true)}>
        {intl.formatMessage({ id: 'internalPayouts.settle.open' })}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={intl.formatMessage({ id: 'internalPayouts.settle.title' })}
      >
        <UntilForeseen>
          <Foreseen {...props} onClose={close} />
        </UntilForeseen>
      </Dialog>
    </div>
  );
}

type Foresight = NonNullable<NonNullable<SettleAgainQuery$data['staff']>['settlingForeseen']>;
type Figures = Extract<Foresight, { readonly __typename: 'SettledAgain' }>['before'];

function Foreseen({ memberId, eventId, onClose }: SettleAgainProps & { readonly onClose: () => void }) {
  const intl = useIntl();
  const { number, points } = useFormats();
  const foreseen = useLazyLoadQuery<SettleAgainQuery>(
    graphql`
      query SettleAgainQuery($memberId: ID!, $eventId: ID!) {
        staff {
          settlingForeseen(memberId: $memberId, eventId: $eventId) {
            __typename
            ... on SettledAgain {
              before {
                settlement
                revision
                usualWattHours
                usedWattHours
                reductionWattHours
                points
              }
              after {
                settlement
                revision
                usualWattHours
                usedWattHours
                reductionWattHours
                points
              }
            }
            ... on Refusal {
              message
            }
          }
        }
      }
    `,
    { memberId, eventId },
    { fetchPolicy: 'network-only' },
  ).staff?.settlingForeseen;
  const { busy, refusal, reload, write } = useRelayWrite<
    SettleAgainMutation,
    SettleAgainMutation['response']['settleAgain']
  >(
    graphql`
      mutation SettleAgainMutation($input: SettleAgainInput!) {
        settleAgain(input: $input) {
          __typename
          ... on SettledAgain {
            after {
              revision
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ settleAgain }) => settleAgain,
    ['wallet', 'events'],
  );
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalPayouts.${id}` }, values);
  if (foreseen?.__typename === 'Refusal') return <Notice tone="warn" title={foreseen.message} />;
  if (foreseen?.__typename !== 'SettledAgain') return null;
  const energy = (wattHours: number | null | undefined) =>
    wattHours == null ? text('nothing') : text('result.wh', { figure: number(wattHours) });
  const rows = (figures: Figures): readonly (readonly [string, string])[] => [
    [text('field.state'), text(`result.${figures.settlement}`, { revision: figures.revision })],
    [text('result.usual'), energy(figures.usualWattHours)],
    [text('result.used'), energy(figures.usedWattHours)],
    [text('result.saved'), energy(figures.reductionWattHours)],
    [text('result.total'), points(figures.points)],
  ];
  const before = rows(foreseen.before);
  const changes: readonly Change[] = rows(foreseen.after).flatMap(([label, to], index) => {
    const from = before[index]?.[1] ?? '';
    return from === to ? [] : [{ label, from, to }];
  });
  return (
    <ReviewForm
      changes={changes}
      effects={[text(changes.length === 0 ? 'settle.same' : 'settle.effect')]}
      confirm={text('settle.open')}
      busy={busy}
      refusal={refusal}
      onConfirm={(reason) =>
        write({ input: { memberId, eventId, reason } }, { done: () => text('settle.done'), onSaved: onClose })
      }
      onClose={onClose}
      onReload={reload}
    />
  );
}
