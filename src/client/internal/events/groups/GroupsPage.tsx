import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GroupsPage_event$key } from '../../../../../codegen/relay/GroupsPage_event.graphql.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { Table } from '../../../ui/table/Table.tsx';
import { Panel } from '../../shared/page/Panel.tsx';
import { StaffLink } from '../../shared/page/StaffLink.tsx';
import { StaffPage } from '../../shared/page/StaffPage.tsx';
import { StatusBadge } from '../../shared/values/StatusBadge.tsx';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';
import { FollowEvent } from '../FollowEvent.tsx';
import { PowerTable } from '../PowerTable.tsx';
import { usePower } from '../usePower.ts';

/** All groups of a plan at these hours: each with its homes and power, and their power together by interval. */
export function GroupsPage({ event: key }: { readonly event: GroupsPage_event$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const power = usePower();
  const event = useFragment(
    graphql`
      fragment GroupsPage_event on StaffEvent {
        id
        startAt
        program {
          id
          name
          timeZone
        }
        group {
          number
          events {
            id
            group {
              number
            }
            startAt
            endAt
            status
            participation {
              asked
              joined
            }
            forecast {
              kilowatts
            }
            performance {
              kilowatts
            }
            settlement {
              pending
            }
          }
          intervals {
            startAt
            endAt
            expectedKilowatts
            deviceKilowatts
            meterKilowatts
          }
        }
        ...FollowEvent_event
      }
    `,
    key,
  );
  const { id, program, group, startAt } = event;
  if (group == null) return null;
  const zone = program.timeZone;
  const text = (field: string) => intl.formatMessage({ id: `internalGroups.${field}` });
  const hours = (each: { readonly startAt: string; readonly endAt: string }) =>
    times.hours(each.startAt, each.endAt, zone);
  return (
    <StaffPage
      title={text('title')}
      lead={
        <FormattedMessage
          id="internalGroups.lead"
          values={{
            program: <StaffLink to={staffPaths.internalProgram(program.id)}>{program.name}</StaffLink>,
            day: times.day(startAt, zone),
            groups: group.events.length,
            zone,
          }}
        />
      }
      back={{ to: staffPaths.internalEvent(id), label: intl.formatMessage({ id: 'internalLive.back' }) }}
    >
      <FollowEvent
        event={event}
        besides={group.events.map(({ settlement, ...each }) => ({ ...each, pending: settlement.pending }))}
        query={graphql`
          query GroupsPageFollowQuery($id: ID!) {
            staff {
              event(id: $id) {
                ...GroupsPage_event
              }
            }
          }
        `}
      />
      <Panel title={text('each')}>
        <Table
          caption={text('eachTable')}
          rows={group.events}
          rowKey={(each) => each.id}
          stacks
          columns={[
            {
              key: 'group',
              header: text('group'),
              rowHeader: true,
              cell: (each) => (
                <StaffLink to={staffPaths.internalEvent(each.id)}>
                  {intl.formatMessage({ id: 'internalGroups.name' }, { number: each.group?.number ?? 0 })}
                </StaffLink>
              ),
            },
            {
              key: 'hours',
              header: intl.formatMessage({ id: 'internalEvents.field.hours' }),
              cell: hours,
            },
            { key: 'status', header: text('status'), cell: ({ status }) => <StatusBadge status={status} /> },
            {
              key: 'asked',
              header: intl.formatMessage({ id: 'internalEvents.field.asked' }),
              numeric: true,
              cell: ({ participation }) => intl.formatNumber(participation.asked),
            },
            {
              key: 'joined',
              header: intl.formatMessage({ id: 'internalEvents.field.joined' }),
              numeric: true,
              cell: ({ participation }) => intl.formatNumber(participation.joined),
            },
            {
              key: 'expected',
              header: text('expected'),
              numeric: true,
              cell: ({ forecast }) => power(forecast?.kilowatts),
            },
            {
              key: 'delivered',
              header: text('delivered'),
              numeric: true,
              cell: ({ performance }) => power(performance?.kilowatts),
            },
          ]}
        />
      </Panel>
      {group.intervals.length > 0 && (
        <Panel title={text('together')}>
          <div className="stack stack-snug">
            <p className="small muted">{text('togetherLead')}</p>
            <PowerTable
              caption={text('togetherTable')}
              intervals={group.intervals}
              zone={zone}
              expected={({ expectedKilowatts }) => expectedKilowatts}
              devices={({ deviceKilowatts }) => deviceKilowatts}
              meters={({ meterKilowatts }) => meterKilowatts}
            />
          </div>
        </Panel>
      )}
    </StaffPage>
  );
}
