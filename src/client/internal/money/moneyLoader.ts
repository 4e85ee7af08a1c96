import { graphql } from 'react-relay/hooks';
import type { moneyLoaderQuery as Query } from '../../../../codegen/relay/moneyLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { spanOf } from './periods.ts';

export const moneyLoaderQuery = graphql`
  query moneyLoaderQuery($from: String!, $to: String!) {
    staff {
      liability {
        ...Liability_liability
      }
      receivables {
        ...Receivables_lines
      }
      programBurn {
        ...Burn_programs
      }
      payoutCounts {
        ...PayoutSums_counts
      }
      trialBalance(from: $from, to: $to) {
        ...TrialBalance_lines
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  const period = spanOf(request.url.searchParams.get('period'), request.app.clock.now());
  return { money: await preloadQuery<Query>(request, moneyLoaderQuery, period) };
}
