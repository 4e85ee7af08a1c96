import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  Attention_staff$data,
  Attention_staff$key,
} from '../../../../codegen/relay/Attention_staff.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { CheckCircleIcon, ChevronRightIcon, InfoIcon, WarnIcon } from '../../ui/icons/controlIcons.tsx';
import { Link } from 'react-router-dom';
import { Tile } from '../../ui/List.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { useStaffTimes, type StaffTimes } from '../shared/values/useStaffTimes.ts';
import { attentionPoints } from './attentionPoints.ts';

/** What needs staff attention, worst first, or a sentence that nothing does. */
export function Attention({ staff: key }: { readonly staff: Attention_staff$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const staff = useFragment(
    graphql`
      fragment Attention_staff on Staff {
        maintenance {
          on
        }
        utilities(first: 100) {
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
        programs(first: 100) {
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
        toSettle: events(first: 100, statuses: [ENDED]) {
          edges {
            node {
              id
              startAt
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
          id
        }
      }
    `,
    key,
  );
  const points = attentionPoints(toFacts(staff, times));
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
            <li key={`${kind}${to}`}>
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
  }: Attention_staff$data,
  times: StaffTimes,
) {
  return {
    approvals: approvals?.length ?? 0,
    payouts:
      payoutCounts == null
        ? null
        : {
            waiting: payoutCounts.find(({ state }) => state === 'REVIEW')?.count ?? 0,
            differences: payoutDifferences?.totalCount ?? 0,
            orderDifferences: orderDifferences?.totalCount ?? 0,
            stopped: cashoutStop != null && cashoutStop.scope !== 'NONE',
          },
    maintenance: maintenance?.on ?? false,
    utilities:
      utilities?.edges.map(({ node: { id, name, inOutage, programCount, postalCodeCount } }) => ({
        name,
        inOutage,
        programCount,
        postalCodeCount,
        to: staffPaths.internalUtility(id),
        coverage: staffPaths.internalCoverage({ utility: id }),
      })) ?? null,
    programs:
      programs?.edges.map(({ node: { id, name, active, spentPoints, rules } }) => ({
        name,
        active,
        spentPoints,
        budgetPoints: rules.budgetPoints ?? null,
        to: staffPaths.internalProgram(id),
      })) ?? null,
    toSettle:
      toSettle?.edges.map(({ node }) => ({
        // Two events of one program differ by their time.
        name: `${node.program.name}, ${times.shortStamp(node.startAt, node.program.timeZone)}`,
        pending: node.settlement.pending,
        to: staffPaths.internalEvent(node.id),
      })) ?? null,
    coming: coming?.totalCount ?? null,
    pages: {
      approvals: staffPaths.internalApprovals(),
      payouts: staffPaths.internalPayouts(),
      differences: staffPaths.internalPayoutDifferences(),
      orderDifferences: staffPaths.internalOrderDifferences(),
      maintenance: staffPaths.internalMaintenance(),
      newUtility: staffPaths.internalNewUtility(),
      newProgram: staffPaths.internalNewProgram(),
      schedule: staffPaths.internalScheduleEvent(),
    },
  };
}
