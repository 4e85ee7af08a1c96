import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { NextEvents_staff$key } from '../../../../codegen/relay/NextEvents_staff.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { List, ListItem } from '../../ui/List.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';

const most = 6;

/** Events that run or come, soonest first. */
export function NextEvents({ staff: key }: { readonly staff: NextEvents_staff$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const { next } = useFragment(
    graphql`
      fragment NextEvents_staff on Staff {
        next: events(first: 100, statuses: [SCHEDULED, ACTIVE]) {
          edges {
            node {
              id
              status
              startAt
              endAt
              program {
                name
                timeZone
              }
              participation {
                asked
                joined
              }
            }
          }
        }
      }
    `,
    key,
  );
  if (next == null || next.edges.length === 0) return null;
  const events = next.edges
    .map(({ node }) => node)
    .sort((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt));
  return (
    <Panel
      title={<FormattedMessage id="internalOverview.next" />}
      aside={
        <Link to={staffPaths.internalEvents()}>
          <FormattedMessage id="internal.nav.events" />
        </Link>
      }
    >
      <List>
        {events.slice(0, most).map(({ id, status, startAt, endAt, program, participation }) => (
          <ListItem
            key={id}
            to={staffPaths.internalEvent(id)}
            title={`${times.day(startAt, program.timeZone)}, ${times.hours(startAt, endAt, program.timeZone)}`}
            detail={
              <FormattedMessage
                id={status === 'ACTIVE' ? 'internalOverview.running' : 'internalOverview.coming'}
                values={{
                  program: program.name,
                  zone: program.timeZone,
                  joined: intl.formatNumber(participation.joined),
                  asked: intl.formatNumber(participation.asked),
                }}
              />
            }
          />
        ))}
      </List>
    </Panel>
  );
}
