import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  Attention_staff$data,
  Attention_staff$key,
} from '../../../../codegen/relay/Attention_staff.graphql.ts';
import type { InternalKey } from '../../../domain/features/roleKeys.ts';
import { isLowStock } from '../../../domain/rewards/lowStock.ts';
import { READ_KEY } from '../../../domain/session/staffRoles.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { CheckCircleIcon, ChevronRightIcon, InfoIcon, WarnIcon } from '../../ui/icons/controlIcons.tsx';
import { Link } from 'react-router-dom';
import { Tile } from '../../ui/List.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { useStaffTimes, type StaffTimes } from '../shared/values/useStaffTimes.ts';
import { useMonthName } from '../shared/values/useMonthName.ts';
import { attentionPoints, type OverviewFacts } from './attentionPoints.ts';

/** Whose events' results these are, and who reads everything. */
const SETTLERS: readonly InternalKey[] = ['internal_events', READ_KEY];

/** What needs staff attention, worst first, or a sentence that nothing does. */
export function Attention({ staff: key }: { readonly staff: Attention_staff$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const { zone } = useApp();
  const staff = useFragment(
    graphql`
      fragment Attention_staff on Staff {
        roleKeys
        restoredCopy {
          takenAt
        }
        maintenance {
          on
        }
        alerts(all: true, state: OPEN) {
          edges {
            node {
              rule
              title
              value
              page
              aboutId
            }
          }
        }
        utilities(all: true) {
          edges {
            node {
              id
              name
              inOutage
              programCount
              postalCodeCount
            }
          }
        }
        programs(all: true) {
          edges {
            node {
              id
              name
              active
              spentPoints
              rules {
                budgetPoints
              }
            }
          }
        }
        toSettle: events(first: 100, statuses: [ENDED], orderBy: { field: START_AT, direction: ASC }) {
          edges {
            node {
              id
              startAt
              endAt
              program {
                name
                timeZone
              }
              settlement {
                pending
              }
            }
          }
        }
        coming: events(first: 1, statuses: [SCHEDULED, ACTIVE]) {
          totalCount
        }
        payoutCounts {
          state
          count
        }
        payoutDifferences(first: 1, isOpen: true) {
          totalCount
        }
        orderDifferences(first: 1, isOpen: true) {
          totalCount
        }
        cashoutStop {
          scope
        }
        approvals(onlyWaiting: true) {
          mayDecide
        }
        failedOrders: orders(first: 1, status: FAILED) {
          totalCount
        }
        lateOrders: orders(first: 1, late: true) {
          totalCount
        }
        w9Forms(first: 1, status: PROCESSING) {
          totalCount
        }
        stuckMessages {
          count
        }
        failingJobs {
          count
        }
        wheelDraws {
          id
          month
          prize
          state
        }
        wheelPrizes {
          id
          title
          isOn
          remaining
        }
        lowRewards: rewards(first: 1, lowStock: true) {
          totalCount
        }
        lowOffers: deviceOffers(first: 1, lowStock: true) {
          totalCount
        }
        unconfirmed: staffAccounts(first: 1, rolesWait: true) {
          totalCount
        }
      }
    `,
    key,
  );
  const monthName = useMonthName();
  const points = attentionPoints(toFacts(staff, times, zone, monthName));
  return (
    <Panel title={<FormattedMessage id="internalOverview.attention" />}>
      {points.length === 0 ? (
        <p className="row">
          <CheckCircleIcon />
          <FormattedMessage id="internalOverview.nothing" />
        </p>
      ) : (
        <ul className="list">
          {points.map(({ kind, level, name, count, to }) => (
            <li key={`${kind}${to}${name}`}>
              <Link to={to} className="list-item">
                <Tile tone={level === 'warn' ? 'warn' : 'brand'}>
                  {level === 'warn' ? <WarnIcon /> : <InfoIcon />}
                </Tile>
                <span className="list-text">
                  <span className="strong">
                    {intl.formatMessage({ id: `internalOverview.${kind}.title` }, { name, count })}
                  </span>
                  <span className="small muted">
                    {intl.formatMessage({ id: `internalOverview.${kind}.text` })}
                  </span>
                </span>
                <ChevronRightIcon size={20} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const sum = (all: readonly { readonly count: number }[]): number =>
  all.reduce((total, { count }) => total + count, 0);

function toFacts(
  {
    maintenance,
    utilities,
    programs,
    toSettle,
    coming,
    payoutCounts,
    payoutDifferences,
    orderDifferences,
    cashoutStop,
    approvals,
    roleKeys,
    ...rest
  }: Attention_staff$data,
  times: StaffTimes,
  zone: string,
  monthName: (month: string) => string,
): OverviewFacts {
  // Others read them, too, and can't change them.
  const maySetUp = roleKeys.includes('internal_programs');
  return {
    alerts:
      rest.alerts?.edges.map(({ node: { rule, title, value, page = null, aboutId = null } }) => ({
        rule,
        title,
        value,
        page,
        aboutId,
      })) ?? [],
    approvals: approvals?.filter(({ mayDecide }) => mayDecide).length ?? 0,
    orders:
      rest.failedOrders == null
        ? null
        : { failed: rest.failedOrders.totalCount, late: rest.lateOrders?.totalCount ?? 0 },
    forms: rest.w9Forms?.totalCount ?? null,
    stuck:
      rest.stuckMessages == null
        ? null
        : { messages: sum(rest.stuckMessages), jobs: sum(rest.failingJobs ?? []) },
    dueDraws:
      rest.wheelDraws
        ?.filter(({ state }) => state === 'READY')
        .map(({ id, month, prize }) => ({
          name: `${prize}, ${monthName(month)}`,
          to: staffPaths.internalDraw(id),
        })) ?? null,
    lowStock:
      rest.lowRewards == null
        ? null
        : {
            rewards: rest.lowRewards.totalCount,
            offers: rest.lowOffers?.totalCount ?? 0,
            prizes: (rest.wheelPrizes ?? []).flatMap(({ id, title, isOn, remaining }) =>
              isOn && remaining != null && isLowStock(remaining)
                ? [{ name: title, left: remaining, to: staffPaths.internalPrize(id) }]
                : [],
            ),
          },
    rolesWait: rest.unconfirmed?.totalCount ?? null,
    payouts:
      payoutCounts == null
        ? null
        : {
            waiting: payoutCounts.find(({ state }) => state === 'REVIEW')?.count ?? 0,
            differences: payoutDifferences?.totalCount ?? 0,
            orderDifferences: orderDifferences?.totalCount ?? 0,
            stopped: cashoutStop != null && cashoutStop.scope !== 'NONE',
          },
    copyOf: rest.restoredCopy?.takenAt == null ? null : times.stamp(rest.restoredCopy.takenAt, zone),
    maintenance: maintenance?.on ?? false,
    utilities: !maySetUp
      ? null
      : (utilities?.edges.map(({ node: { id, name, inOutage, programCount, postalCodeCount } }) => ({
          name,
          inOutage,
          programCount,
          postalCodeCount,
          to: staffPaths.internalUtility(id),
          coverage: staffPaths.internalCoverage({ utility: id }),
        })) ?? null),
    programs: !maySetUp
      ? null
      : (programs?.edges.map(({ node: { id, name, active, spentPoints, rules } }) => ({
          id,
          name,
          active,
          spentPoints,
          budgetPoints: rules.budgetPoints ?? null,
          to: staffPaths.internalProgram(id),
        })) ?? null),
    // The oldest come first, and support can do nothing about them.
    toSettle: !SETTLERS.some((key) => roleKeys.includes(key))
      ? null
      : (toSettle?.edges.map(({ node }) => ({
          // Two events of one program differ by their time.
          name: `${node.program.name}, ${times.day(node.startAt, node.program.timeZone)}, ${times.hours(
            node.startAt,
            node.endAt,
            node.program.timeZone,
          )}`,
          pending: node.settlement.pending,
          to: staffPaths.internalEvent(node.id),
        })) ?? null),
    coming: roleKeys.includes('internal_events') ? (coming?.totalCount ?? null) : null,
    pages: {
      alerts: staffPaths.internalAlerts(),
      approvals: staffPaths.internalApprovals(),
      payouts: staffPaths.internalPayouts(),
      differences: staffPaths.internalPayoutDifferences(),
      orderDifferences: staffPaths.internalOrderDifferences(),
      failedOrders: staffPaths.internalOrders({ status: 'FAILED' }),
      lateOrders: staffPaths.internalOrders({ status: 'late' }),
      forms: staffPaths.internalW9Forms({ status: 'PROCESSING' }),
      lowRewards: staffPaths.internalRewards({ show: 'low' }),
      lowOffers: staffPaths.internalOffers({ show: 'low' }),
      rolesWait: staffPaths.internalStaff({ state: 'waiting' }),
      maintenance: staffPaths.internalMaintenance(),
      newUtility: staffPaths.internalNewUtility(),
      newProgram: staffPaths.internalNewProgram(),
      schedule: staffPaths.internalScheduleEvent(),
    },
  };
}
