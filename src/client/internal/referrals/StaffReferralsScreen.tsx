import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { staffReferralsLoaderQuery as Query } from '../../../../codegen/relay/staffReferralsLoaderQuery.graphql.ts';
import type {
  StaffReferralsScreen_query$data,
  StaffReferralsScreen_query$key,
} from '../../../../codegen/relay/StaffReferralsScreen_query.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { MemberLink } from '../shared/members/MemberLink.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { ChangeReferral, type ReferralAction } from './ChangeReferral.tsx';
import { parseView, VIEWS } from './referralViews.ts';
import { type loader, referralOrders, staffReferralsLoaderQuery } from './staffReferralsLoader.ts';

/** `/internal/referrals`: who referred whom, and which referrals were refused. */
export default function StaffReferralsScreen() {
  const intl = useIntl();
  const view = useListView();
  const current = parseView(view.query.get('state'));
  const kept = (name: string) => view.query.get(name) ?? undefined;
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internal.nav.referrals' })}
      lead={<FormattedMessage id="internalReferrals.lead" />}
      tools={
        <>
          <ListSearch label={intl.formatMessage({ id: 'internalReferrals.search' })} />
          <FilterLinks
            label={intl.formatMessage({ id: 'internalReferrals.filter' })}
            links={VIEWS.map((each) => ({
              to: staffPaths.internalReferrals({
                state: each === 'all' ? undefined : each,
                q: kept('q'),
                sort: kept('sort'),
              }),
              label: intl.formatMessage({ id: `internalReferrals.view.${each}` }),
              active: each === current,
            }))}
          />
        </>
      }
    >
      <Referrals />
    </ListPage>
  );
}

const fragment = graphql`
  fragment StaffReferralsScreen_query on Query
  @refetchable(queryName: "StaffReferralsScreenPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    state: { type: "StaffReferralState" }
    search: { type: "String" }
    orderBy: { type: "StaffReferralOrder" }
  ) {
    staff {
      referrals(first: $count, after: $cursor, state: $state, search: $search, orderBy: $orderBy)
        @connection(key: "StaffReferralsScreen_referrals", filters: ["state", "search", "orderBy"]) {
        totalCount
        edges {
          node {
            id
            code
            joinedAt
            state
            stage
            refusal
            decidedAt
            referrerPoints
            friendPoints
            isAllowed
            mayAllow
            mayRefuse
            referrer {
              name
              email
              ...MemberLink_member
            }
            friend {
              name
              email
              ...MemberLink_member
            }
            ...ChangeReferral_referral
          }
        }
      }
    }
  }
`;

type Row = NonNullable<
  NonNullable<StaffReferralsScreen_query$data['staff']>['referrals']
>['edges'][number]['node'];

const TONES: Readonly<Record<string, Tone>> = { OPEN: 'brand', PAID: 'saved', REFUSED: 'error' };

function Referrals() {
  const intl = useIntl();
  const times = useStaffTimes();
  const { zone } = useApp();
  const { pay } = useFormats();
  const [asking, setAsking] = useState<{ readonly row: Row; readonly action: ReferralAction } | null>(null);
  const query: StaffReferralsScreen_query$key = usePreloadedQuery<Query>(
    staffReferralsLoaderQuery,
    useScreenData<typeof loader>().list,
  );
  const list = useStaffList(fragment, query, ({ staff }) => staff?.referrals);
  const text = (id: string) => intl.formatMessage({ id: `internalReferrals.${id}` });
  const none = text('nothing');
  /** Details of the state: the reason, the points, or the friend's progress. */
  const detail = ({ state, refusal, stage, isAllowed, referrerPoints, friendPoints }: Row) => {
    if (refusal != null) return text(`refusal.${refusal}`);
    if (state === 'PAID')
      return intl.formatMessage(
        { id: 'internalReferrals.paid' },
        { mine: pay(referrerPoints ?? 0), theirs: pay(friendPoints ?? 0) },
      );
    return text(isAllowed ? 'allowed' : `stage.${stage}`);
  };
  return (
    <>
      <StaffList
        caption={intl.formatMessage({ id: 'internal.nav.referrals' })}
        rowKey={({ id }) => id}
        list={list}
        file={{
          name: 'referrals',
          cells: {
            joined: ({ joinedAt }) => joinedAt,
            friend: ({ friend }) => friend?.name,
            friend_email: ({ friend }) => friend?.email,
            referrer: ({ referrer }) => referrer?.name,
            referrer_email: ({ referrer }) => referrer?.email,
            code: ({ code }) => code,
            state: ({ state }) => state,
            stage: ({ stage }) => stage,
            refusal: ({ refusal }) => refusal,
            allowed: ({ isAllowed }) => isAllowed,
            friend_points: ({ friendPoints }) => friendPoints,
            referrer_points: ({ referrerPoints }) => referrerPoints,
            decided: ({ decidedAt }) => decidedAt,
          },
        }}
        sortable={referralOrders}
        columns={[
          {
            key: 'friend',
            header: text('field.friend'),
            rowHeader: true,
            cell: ({ friend }) => (friend == null ? none : <MemberLink member={friend} />),
          },
          {
            key: 'referrer',
            header: text('field.referrer'),
            cell: ({ referrer }) => (referrer == null ? none : <MemberLink member={referrer} />),
          },
          { key: 'code', header: text('field.code'), secondary: true, cell: ({ code }) => code },
          {
            key: 'joined',
            header: text('field.joined'),
            cell: ({ joinedAt }) => <NoWrap>{times.shortDay(joinedAt, zone)}</NoWrap>,
          },
          {
            key: 'state',
            header: text('field.state'),
            place: 'state',
            cell: ({ state }) => <Badge tone={TONES[state] ?? 'plain'}>{text(`state.${state}`)}</Badge>,
          },
          { key: 'detail', header: text('field.detail'), wraps: true, cell: detail },
          {
            key: 'decided',
            header: text('field.decided'),
            secondary: true,
            cell: ({ decidedAt }) =>
              decidedAt == null ? none : <NoWrap>{times.shortDay(decidedAt, zone)}</NoWrap>,
          },
          {
            key: 'action',
            header: text('field.action'),
            place: 'action',
            cell: (row) => (
              <span className="row">
                {row.mayAllow && (
                  <Button look="quiet" small onClick={() => setAsking({ row, action: 'allow' })}>
                    {text('allow.open')}
                  </Button>
                )}
                {row.mayRefuse && (
                  <Button look="quiet" small onClick={() => setAsking({ row, action: 'refuse' })}>
                    {text('refuse.open')}
                  </Button>
                )}
              </span>
            ),
          },
        ]}
        none="internalReferrals.none"
        filters={['state', 'q']}
        keys={['search']}
      />
      {asking !== null && (
        <ChangeReferral referral={asking.row} action={asking.action} onClose={() => setAsking(null)} />
      )}
    </>
  );
}
