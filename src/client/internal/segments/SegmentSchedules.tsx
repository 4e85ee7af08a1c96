import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SegmentSchedules_schedule$key } from '../../../../codegen/relay/SegmentSchedules_schedule.graphql.ts';
import type { SegmentSchedules_segment$key } from '../../../../codegen/relay/SegmentSchedules_segment.graphql.ts';
import styles from '../shared/history/History.module.css';
import { Panel } from '../shared/page/Panel.tsx';
import { ScheduleLine } from '../shared/schedules/ScheduleLine.tsx';
import { SegmentSides } from './SegmentSides.tsx';
import type { SegmentValues } from './segmentValues.ts';
import { useRuleQuery } from './useRuleQuery.ts';

interface SegmentSchedulesProps {
  readonly segment: SegmentSchedules_segment$key;
  readonly onOpen: (values: SegmentValues) => void;
}

/** Changes of a segment that were made for a time; nothing where there are none. */
export function SegmentSchedules({ segment, onOpen }: SegmentSchedulesProps) {
  const { schedules } = useFragment(
    graphql`
      fragment SegmentSchedules_segment on Segment {
        schedules {
          id
          ...SegmentSchedules_schedule
        }
      }
    `,
    segment,
  );
  if (schedules.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="internal.schedule.title" />}>
      <ol className={styles['lines']}>
        {schedules.map((schedule) => (
          <Line key={schedule.id} schedule={schedule} onOpen={onOpen} />
        ))}
      </ol>
    </Panel>
  );
}

function Line({
  schedule: key,
  onOpen,
}: Pick<SegmentSchedulesProps, 'onOpen'> & { readonly schedule: SegmentSchedules_schedule$key }) {
  const schedule = useFragment(
    graphql`
      fragment SegmentSchedules_schedule on ScheduledChange {
        ...ScheduleLine_schedule
        segment {
          ...SegmentSides_sides
          after {
            name
            description
            nodes {
              ...useRuleQuery_nodes
            }
            invert
            active
            activelyEnrolling
          }
        }
      }
    `,
    key,
  );
  const query = useRuleQuery(schedule.segment?.after.nodes ?? []);
  if (schedule.segment == null) return null;
  const { name, description, invert, active, activelyEnrolling } = schedule.segment.after;
  return (
    <ScheduleLine
      schedule={schedule}
      mayChange
      onOpen={() => onOpen({ name, description, query, invert, active, activelyEnrolling, when: null })}
    >
      <SegmentSides sides={schedule.segment} />
    </ScheduleLine>
  );
}
