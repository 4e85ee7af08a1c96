import { graphql, useFragment } from 'react-relay/hooks';
import type { BalanceFigure_balance$key } from '../../../../codegen/relay/BalanceFigure_balance.graphql.ts';
import { PointsFigure } from './PointsFigure.tsx';

export interface BalanceFigureProps {
  readonly balance: BalanceFigure_balance$key;
  readonly large?: boolean;
}

/** The member's balance as Home and Rewards read it. */
export function BalanceFigure({ balance, large = false }: BalanceFigureProps) {
  const { points } = useFragment(
    graphql`
      fragment BalanceFigure_balance on Balance {
        points
      }
    `,
    balance,
  );
  return <PointsFigure points={points} large={large} />;
}
