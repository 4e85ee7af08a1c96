import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type {
  MeterClaims_query$data,
  MeterClaims_query$key,
} from '../../../../codegen/relay/MeterClaims_query.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Button } from '../../ui/Button.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { useMayDo } from '../shared/members/useMayDo.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { ClaimSide } from '../shared/claims/ClaimSide.tsx';
import { DecideClaim } from '../shared/claims/DecideClaim.tsx';
import { claimOrders } from './claimOrders.ts';

const fragment = graphql`
  fragment MeterClaims_query on Query
  @refetchable(queryName: "MeterClaimsPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    search: { type: "String" }
    orderBy: { type: "MeterClaimOrder" }
  ) {
    staff {
      meterClaims(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
        @connection(key: "MeterClaims_meterClaims", filters: ["search", "orderBy"]) {
        totalCount
        edges {
          node {
            id
            kind
            numberLast4
            utilityName
            proof
            claimedAt
            heldSince
            lastReadingOn
            claimant {
              email
            }
            holder {
              email
            }
            mayDecideFor
            ...ClaimSide_claim
            ...DecideClaim_claim
          }
        }
      }
    }
  }
`;

type Claim = NonNullable<
  NonNullable<MeterClaims_query$data['staff']>['meterClaims']
>['edges'][number]['node'];

/** Meters that two members claim, each side with what it rests on, and the decision. */
export function MeterClaims({ query }: { readonly query: MeterClaims_query$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const mayDo = useMayDo();
  const list = useStaffList(fragment, query, ({ staff }) => staff?.meterClaims);
  const [open, setOpen] = useState<Claim | null>(null);
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalQueues.claims.${id}` }, values);
  return (
    <>
      <StaffList
        caption={text('title')}
        rowKey={({ id }) => id}
        list={list}
        file={{
          name: 'claimed-meters',
          cells: {
            kind: ({ kind }) => kind,
            last_four: ({ numberLast4 }) => numberLast4,
            utility: ({ utilityName }) => utilityName,
            claimed_by: ({ claimant }) => claimant?.email,
            proof: ({ proof }) => proof,
            claimed_at: ({ claimedAt }) => claimedAt,
            connected_to: ({ holder }) => holder?.email,
            since: ({ heldSince }) => heldSince,
            last_reading: ({ lastReadingOn }) => lastReadingOn,
          },
        }}
        sortable={claimOrders}
        columns={[
          {
            key: 'number',
            header: text('number'),
            rowHeader: true,
            cell: ({ kind, numberLast4 }) => text(kind, { lastFour: numberLast4 }),
          },
          {
            key: 'utility',
            header: text('utility'),
            cell: ({ utilityName }) => utilityName,
          },
          {
            key: 'claimant',
            header: text('claimant'),
            wraps: true,
            cell: (claim) => <ClaimSide claim={claim} side="claimant" />,
          },
          {
            key: 'holder',
            header: text('holder'),
            wraps: true,
            cell: (claim) => <ClaimSide claim={claim} side="holder" />,
          },
          {
            key: 'claimed',
            header: text('claimed'),
            cell: ({ claimedAt }) => times.shortStamp(claimedAt, zone),
          },
          {
            key: 'action',
            header: text('action'),
            place: 'action',
            cell: (claim) =>
              mayDo('decideMeterClaim') &&
              claim.mayDecideFor.length > 0 && (
                <Button look="quiet" small onClick={() => setOpen(claim)}>
                  {text('decide')}
                </Button>
              ),
          },
        ]}
        none="internalQueues.claims.none"
        filters={['q']}
        keys={['search']}
      />
      {open !== null && <DecideClaim key={open.id} claim={open} onClose={() => setOpen(null)} />}
    </>
  );
}
