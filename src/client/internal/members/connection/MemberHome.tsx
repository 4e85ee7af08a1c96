import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { useParams } from 'react-router-dom';
import type {
  MemberHome_query$data,
  MemberHome_query$key,
} from '../../../../../codegen/relay/MemberHome_query.graphql.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { CompleteList } from '../../shared/list/CompleteList.tsx';
import { MemberLink } from '../../shared/members/MemberLink.tsx';
import { useMayDo } from '../../shared/members/useMayDo.ts';
import { Panel } from '../../shared/page/Panel.tsx';
import { Facts } from '../../shared/values/Facts.tsx';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';
import { dayRanges } from './dayRanges.ts';
import { FetchAgain } from './FetchAgain.tsx';

type Home = NonNullable<NonNullable<MemberHome_query$data['staff']>['memberHome']>;
type Meter = Home['meters'][number];

/** The first day that a meter of the home lacks; null: none does. */
const firstGap = (meters: readonly Meter[]): string | null =>
  meters
    .filter(({ isReleased }) => !isReleased)
    .flatMap(({ gapDays }) => gapDays)
    .toSorted()[0] ?? null;

/** A home's meters with their gaps, and how readings come. */
export function MemberHome({ query: key }: { readonly query: MemberHome_query$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const { id = '' } = useParams();
  const mayDo = useMayDo();
  const times = useStaffTimes();
  const { staff } = useFragment(
    graphql`
      fragment MemberHome_query on Query @argumentDefinitions(id: { type: "ID!" }) {
        staff {
          memberHome(id: $id) {
            meters {
              id
              last4
              isVerified
              isReleased
              lastReadingAt
              days
              gapDays
              alike {
                id
                email
                ...MemberLink_member
              }
            }
            fetching {
              fetchedTo
              dueAt
              failures
            }
          }
        }
      }
    `,
    key,
  );
  const home = staff?.memberHome;
  if (home == null) return null;
  const text = (id: string) => intl.formatMessage({ id: `internalMember.home.${id}` });
  const stamp = (at: string | null | undefined) => (at == null ? '' : times.shortStamp(at, zone));
  const owner = ({ isReleased, isVerified }: Meter) =>
    text(isReleased ? 'owner.released' : isVerified ? 'owner.confirmed' : 'owner.claimed');
  const { fetching } = home;
  return (
    <>
      <CompleteList<Meter>
        title={text('meters')}
        file="meters"
        rows={home.meters}
        rowKey={({ id }) => id}
        columns={[
          { key: 'meter', header: text('meter'), rowHeader: true, value: ({ last4 }) => `…${last4}` },
          { key: 'owner', header: text('owner'), wraps: true, value: owner },
          {
            key: 'last',
            header: text('last'),
            by: ({ lastReadingAt }) => lastReadingAt,
            value: ({ lastReadingAt }) => stamp(lastReadingAt),
          },
          { key: 'days', header: text('days'), numeric: true, secondary: true, value: ({ days }) => days },
          {
            key: 'gaps',
            header: text('gaps'),
            wraps: true,
            value: ({ gapDays }) =>
              gapDays.length === 0 ? text('gaps.none') : intl.formatList(dayRanges(gapDays)),
          },
          {
            key: 'alike',
            header: text('alike'),
            value: ({ alike }) => alike.map(({ email }) => email).join(', '),
            cell: ({ alike }) =>
              alike.length > 0 && (
                <span>
                  {alike.map((member, place) => (
                    <span key={member.id}>
                      {place > 0 && ', '}
                      <MemberLink member={member} />
                    </span>
                  ))}
                </span>
              ),
          },
        ]}
        empty={text('meters.none')}
      />
      <Panel
        title={text('fetching')}
        aside={
          fetching != null &&
          mayDo('fetchReadingsAgain') && <FetchAgain memberId={id} firstGap={firstGap(home.meters)} />
        }
      >
        {fetching == null ? (
          <p className="muted">{text('fetching.none')}</p>
        ) : (
          <Facts
            facts={[
              [text('fetching.to'), fetching.fetchedTo ?? text('fetching.never')],
              [text('fetching.due'), stamp(fetching.dueAt)],
              [text('fetching.failures'), intl.formatNumber(fetching.failures)],
            ]}
          />
        )}
      </Panel>
    </>
  );
}
