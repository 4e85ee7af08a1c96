import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type {
  MemberClaims_query$data,
  MemberClaims_query$key,
} from '../../../../../codegen/relay/MemberClaims_query.graphql.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { Button } from '../../../ui/Button.tsx';
import { ClaimSide } from '../../shared/claims/ClaimSide.tsx';
import { DecideClaim } from '../../shared/claims/DecideClaim.tsx';
import { CompleteList } from '../../shared/list/CompleteList.tsx';
import { useStaffList } from '../../shared/list/useStaffList.ts';
import { useMayDo } from '../../shared/members/useMayDo.ts';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';

type Claim = NonNullable<
  NonNullable<MemberClaims_query$data['staff']>['meterClaims']
>['edges'][number]['node'];

const fragment = graphql`
  fragment MemberClaims_query on Query
  @refetchable(queryName: "MemberClaimsPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
    staff {
      meterClaims(first: $count, after: $cursor, memberId: $id)
        @connection(key: "MemberClaims_meterClaims", filters: ["memberId"]) {
        totalCount
        edges {
          node {
            id
            kind
            numberLast4
            utilityName
            claimedAt
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

/** Meters that this member claims, or that another member claims of theirs, and the decision; nothing without any. */
export function MemberClaims({ query }: { readonly query: MemberClaims_query$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const mayDo = useMayDo();
  const [open, setOpen] = useState<Claim | null>(null);
  const list = useStaffList(fragment, query, ({ staff }) => staff?.meterClaims);
  if (list.rows.length === 0) return null;
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalQueues.claims.${id}` }, values);
  return (
    <>
      <CompleteList<Claim>
        title={text('title')}
        file="claimed-meters"
        rows={list}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'number',
            header: text('number'),
            rowHeader: true,
            value: ({ kind, numberLast4 }) => text(kind, { lastFour: numberLast4 }),
          },
          { key: 'utility', header: text('utility'), secondary: true, value: (claim) => claim.utilityName },
          {
            key: 'claimant',
            header: text('claimant'),
            wraps: true,
            value: ({ claimant }) => claimant?.email ?? text('otherBrand'),
            cell: (claim) => <ClaimSide claim={claim} side="claimant" />,
          },
          {
            key: 'holder',
            header: text('holder'),
            wraps: true,
            value: ({ holder }) => holder?.email ?? text('otherBrand'),
            cell: (claim) => <ClaimSide claim={claim} side="holder" />,
          },
          {
            key: 'claimed',
            header: text('claimed'),
            by: ({ claimedAt }) => claimedAt,
            value: ({ claimedAt }) => times.shortStamp(claimedAt, zone),
          },
        ]}
        {...(mayDo('decideMeterClaim') && {
          actions: {
            header: text('action'),
            cell: (claim: Claim) =>
              claim.mayDecideFor.length > 0 && (
                <Button look="secondary" small onClick={() => setOpen(claim)}>
                  {text('decide')}
                </Button>
              ),
          },
        })}
        empty={text('none')}
      />
      {open !== null && <DecideClaim key={open.id} claim={open} onClose={() => setOpen(null)} />}
    </>
  );
}
