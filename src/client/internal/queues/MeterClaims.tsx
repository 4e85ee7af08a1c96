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
import { MemberLink } from '../shared/members/MemberLink.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { DecideClaim } from './DecideClaim.tsx';
import { claimOrders } from './queuesLoader.ts';

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
              postalCode
              ...MemberLink_member
            }
            holder {
              postalCode
              ...MemberLink_member
            }
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
  const list = useStaffList(fragment, query, ({ staff }) => staff?.meterClaims);
  const [open, setOpen] = useState<Claim | null>(null);
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalQueues.claims.${id}` }, values);
  /** A member with what is known of their side; one of another brand stays unnamed. */
  const side = (member: Claim['claimant'], ...facts: readonly string[]) => (
    <>
      {member == null ? text('otherBrand') : <MemberLink member={member} />}
      <div className="small muted">
        {[...(member?.postalCode == null ? [] : [member.postalCode]), ...facts].join(' · ')}
      </div>
    </>
  );
  return (
    <>
      <StaffList
        caption={text('title')}
        rowKey={({ id }) => id}
        list={list}
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
            cell: ({ claimant, proof }) => side(claimant, text(`proof.${proof}`)),
          },
          {
            key: 'holder',
            header: text('holder'),
            wraps: true,
            cell: ({ holder, heldSince, lastReadingOn }) =>
              side(
                holder,
                heldSince == null
                  ? text('noLonger')
                  : text('since', { day: times.shortDay(heldSince, zone) }),
                ...(lastReadingOn == null
                  ? []
                  : [text('lastReading', { day: times.shortDay(`${lastReadingOn}T00:00:00Z`, 'UTC') })]),
              ),
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
            cell: (claim) => (
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
