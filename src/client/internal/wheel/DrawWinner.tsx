import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DrawWinner_draw$key } from '../../../../codegen/relay/DrawWinner_draw.graphql.ts';
import type { DrawWinnerMutation } from '../../../../codegen/relay/DrawWinnerMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { ReviewedAction } from '../shared/review/ReviewedAction.tsx';

/** Draws the winner of a month that is over; empty for the others. */
export function DrawWinner({ draw: key }: { readonly draw: DrawWinner_draw$key }) {
  const intl = useIntl();
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
  const drawing = useRelayWrite<DrawWinnerMutation, DrawWinnerMutation['response']['drawWheelWinner']>(
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
      <ReviewedAction
        action={text('draw')}
        title={text('draw')}
        effects={[
          <FormattedMessage key="one" id="internalWheel.draws.effectOne" values={{ count: entryCount }} />,
          <FormattedMessage key="order" id="internalWheel.draws.effectOrder" values={{ prize }} />,
          <FormattedMessage key="once" id="internalWheel.draws.effectOnce" />,
        ]}
        saving={drawing}
        onConfirm={(reason, close) =>
          drawing.write({ input: { id, reason } }, { done: () => text('done'), onSaved: close })
        }
      />
    </div>
  );
}
