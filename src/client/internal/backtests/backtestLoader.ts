import { graphql } from 'react-relay/hooks';
import type { backtestLoaderQuery as Query } from '../../../../codegen/relay/backtestLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const backtestLoaderQuery = graphql`
  query backtestLoaderQuery($id: ID!) {
    staff {
      backtest(id: $id) {
        ...BacktestPage_backtest
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    backtest: await preloadQuery<Query>(request, backtestLoaderQuery, { id: request.params['id'] ?? '' }),
  };
}
