import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type {
  NextEvents_staff$data,
  NextEvents_staff$key,
} from '../../../../codegen/relay/NextEvents_staff.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { List, ListItem } from '../../ui/List.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';

type Event = NonNullable<NextEvents_staff$data['next']>['edges'][number]['node'];

/** Events that run or come, soonest first. */
export function NextEvents({ staff: key }: { readonly staff: NextEvents_staff$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const { next } = useFragment(
    graphql`
      fragment NextEvents_staff on Staff {
        next: events(first: 6, statuses: [SCHEDULED, ACTIVE], orderBy: { field: START_AT, direction: ASC }) {
          edges {
            node {
              id
              status
              isTest
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
  const title = ({ startAt, endAt, isTest, program }: Event) => {
    const when = `${times.day(startAt, program.timeZone)}, ${times.hours(startAt, endAt, program.timeZone)}`;
    return isTest ? `${when} (${intl.formatMessage({ id: 'internalEvents.test.mark' })})` : when;
  };
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
        {next.edges.map(({ node }) => (
          <ListItem
            key={node.id}
            to={staffPaths.internalEvent(node.id)}
            title={title(node)}
            detail={
              <FormattedMessage
                id={node.status === 'ACTIVE' ? 'internalOverview.running' : 'internalOverview.coming'}
                values={{
                  program: node.program.name,
                  zone: node.program.timeZone,
                  joined: intl.formatNumber(node.participation.joined),
                  asked: intl.formatNumber(node.participation.asked),
                }}
              />
            }
          />
        ))}
      </List>
    </Panel>
  );
}
