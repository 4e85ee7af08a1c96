import { createContext } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay/hooks';
import type { waitingQuery as Query } from '../../../../../codegen/relay/waitingQuery.graphql.ts';

export const waitingQuery = graphql`
  query waitingQuery {
    staff {
      queueCounts {
        claims
        moved
        forms
        refused
        failedOrders
      }
      approvalsToDecide
      openAlerts: alerts(isOpen: true, first: 0) {
        totalCount
      }
    }
  }
`;

type Answer = Query['response']['staff'];

/** How much waits for the viewer, by the tool where it is done; null: not for the viewer, who lacks the role. */
const COUNTS = {
  alerts: (staff) => staff?.openAlerts?.totalCount ?? null,
  approvals: (staff) => staff?.approvalsToDecide ?? null,
  queues: (staff) => {
    const counts = staff?.queueCounts;
    if (counts == null) return null;
    const { claims, moved, forms, refused, failedOrders } = counts;
    return [claims, moved, forms, refused, failedOrders].reduce<number>(
      (sum, count) => sum + (count ?? 0),
      0,
    );
  },
} as const satisfies Record<string, (staff: Answer) => number | null>;

export type CountedTool = keyof typeof COUNTS;

export const isCounted = (tool: string): tool is CountedTool => tool in COUNTS;

export const countOf = (tool: CountedTool, staff: Answer): number => COUNTS[tool](staff) ?? 0;

/** Null until the page is there. */
export const Waiting = createContext<PreloadedQuery<Query> | null>(null);
