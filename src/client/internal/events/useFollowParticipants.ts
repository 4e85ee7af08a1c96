import { useEffect, useEffectEvent, useRef } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { useFollowParticipants_event$key } from '../../../../codegen/relay/useFollowParticipants_event.graphql.ts';
import type {
  ParticipantOrderField,
  useFollowParticipantsQuery as Query,
} from '../../../../codegen/relay/useFollowParticipantsQuery.graphql.ts';
import type { Order } from '../shared/list/sorting.ts';
import type { State } from '../shared/programs/settlementStates.ts';

/** The server's page limit; rows beyond it keep their current data. */
const MOST = 100;
const FIRST_PAGE = 50;

/** Refetches the visible members when the event's counts show a new answer or result. */
export function useFollowParticipants(
  key: useFollowParticipants_event$key,
  view: {
    readonly state: State | null;
    readonly search: string | null;
    readonly orderBy: Order<ParticipantOrderField> | null;
  },
  shown: number,
): void {
  const environment = useRelayEnvironment();
  const { id, participation, settlement } = useFragment(
    graphql`
      fragment useFollowParticipants_event on StaffEvent {
        id
        participation {
          joined
          out
        }
        settlement {
          pending
          settled
          restated
          reductionWattHours
          points
        }
      }
    `,
    key,
  );
  const counts = [...Object.values(participation), ...Object.values(settlement)].join();
  const seen = useRef(counts);
  const ask = useEffectEvent(() =>
    fetchQuery<Query>(
      environment,
      graphql`
        query useFollowParticipantsQuery(
          $id: ID!
          $count: Int!
          $state: SettlementState
          $search: String
          $orderBy: ParticipantOrder
        ) {
          staff {
            event(id: $id) {
              ...Participants_event 
                @arguments(count: $count, state: $state, search: $search, orderBy: $orderBy)
            }
          }
        }
      `,
      { id, count: Math.max(shown, FIRST_PAGE), ...view },
      { fetchPolicy: 'network-only' },
    ),
  );
  const isWhole = shown <= MOST;
  useEffect(() => {
    if (counts === seen.current || !isWhole) return undefined;
    seen.current = counts;
    // The next change will do.
    const asking = ask().subscribe({ error: () => undefined });
    return () => asking.unsubscribe();
  }, [counts, isWhole]);
}
