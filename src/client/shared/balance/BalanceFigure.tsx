import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Figure } from '../../ui/Figure.tsx';
import { useFormats } from '../format/useFormats.ts';
import type { BalanceFigure_balance$key } from '../../../../codegen/relay/BalanceFigure_balance.graphql.ts';

export interface BalanceFigureProps {
  readonly balance: BalanceFigure_balance$key;
  readonly large?: boolean;
  /** More of the explanation, after what a point is worth. */
  readonly children?: ReactNode;
}

/** The member's balance: money first, then points; only points where they have no money value. */
export function BalanceFigure({ balance, large = false, children }: BalanceFigureProps) {
  const intl = useIntl();
  const { pay, paysMoney, points: pointsText } = useFormats();
  const { points } = useFragment(
    graphql`
      fragment BalanceFigure_balance on Balance {
        points
      }
    `,
    balance,
  );
  return (
    <Figure
      large={large}
      value={pay(points)}
      label={intl.formatMessage(
        { id: 'balance.label' },
        { worth: String(paysMoney), points: pointsText(points) },
      )}
      explanation={
        <>
          <p>
            <FormattedMessage
              id="balance.why"
              values={{
                worth: String(paysMoney),
                hundred: pointsText(100),
                money: pay(100),
                points: pointsText(points),
                pay: pay(points),
              }}
            />
          </p>
          {children}
        </>
      }
    />
  );
}
