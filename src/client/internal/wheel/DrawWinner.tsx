import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DrawWinner_draw$key } from '../../../../codegen/relay/DrawWinner_draw.graphql.ts';
import type { DrawWinnerMutation } from '../../../../codegen/relay/DrawWinnerMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { ReviewDialog } from '../shared/ReviewDialog.tsx';

/** Draws the winner of a month that is over; empty for the others. */
export function DrawWinner({ draw: key }: { readonly draw: DrawWinner_draw$key }) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const { id, prize, state, entryCount } = useFragment(
    graphql`
      fragment DrawWinner_draw on WheelDraw {
        id
        prize
        state
        entryCount
      }
    `,
    key,
  );
  const { busy, refusal, reload, forgetRefusal, write } = useRelayWrite<
    DrawWinnerMutation,
    DrawWinnerMutation['response']['drawWheelWinner']
  >(
    graphql`
      mutation DrawWinnerMutation($input: DrawWheelWinnerInput!) {
        drawWheelWinner(input: $input) {
          __typename
          ... on WheelWinnerDrawn {
            draw {
              id
              state
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ drawWheelWinner }) => drawWheelWinner,
    ['wheel'],
  );
  const text = (id: string) => intl.formatMessage({ id: `internalWheel.draws.${id}` });
  if (state !== 'READY') return null;
  return (
    <div className="row">
      <Button
        onClick={() => {
          forgetRefusal();
          setAsking(true);
        }}
      >
        <FormattedMessage id="internalWheel.draws.draw" />
      </Button>
      <ReviewDialog
        open={asking}
        title={text('draw')}
        effects={[
          <FormattedMessage key="one" id="internalWheel.draws.effectOne" values={{ count: entryCount }} />,
          <FormattedMessage key="order" id="internalWheel.draws.effectOrder" values={{ prize }} />,
          <FormattedMessage key="once" id="internalWheel.draws.effectOnce" />,
        ]}
        confirm={text('draw')}
        busy={busy}
        refusal={refusal}
        onConfirm={(reason) =>
          write({ input: { id, reason } }, { done: () => text('done'), onSaved: () => setAsking(false) })
        }
        onClose={() => setAsking(false)}
        onReload={reload}
      />
    </div>
  );
}
