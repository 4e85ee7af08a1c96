import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FeatureSchedules_feature$key } from '../../../../codegen/relay/FeatureSchedules_feature.graphql.ts';
import styles from '../shared/history/History.module.css';
import { Panel } from '../shared/page/Panel.tsx';
import { ChangeList } from '../shared/review/ChangeList.tsx';
import { ScheduleLine } from '../shared/schedules/ScheduleLine.tsx';
import { toChoice } from './featureContent.ts';
import { toForm, type FeatureForm } from './featureValues.ts';
import { useFeatureChanges } from './useFeatureChanges.ts';

interface FeatureSchedulesProps {
  readonly feature: FeatureSchedules_feature$key;
  readonly mayChange: boolean;
  readonly onOpen: (values: FeatureForm) => void;
}

/** Changes of a feature that were made for a time; nothing where there are none. */
export function FeatureSchedules({ feature: key, mayChange, onOpen }: FeatureSchedulesProps) {
  const { brandDefault, schedules } = useFragment(
    graphql`
      fragment FeatureSchedules_feature on StaffFeature {
        brandDefault
        schedules {
          id
          ...ScheduleLine_schedule
          feature {
            before {
              ...featureContent_values
            }
            after {
              ...featureContent_values
            }
          }
        }
      }
    `,
    key,
  );
  const changesBetween = useFeatureChanges(brandDefault);
  if (schedules.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="internal.schedule.title" />}>
      <ol className={styles['lines']}>
        {schedules.map((schedule) => {
          if (schedule.feature == null) return null;
          const after = toChoice(schedule.feature.after);
          return (
            <ScheduleLine
              key={schedule.id}
              schedule={schedule}
              mayChange={mayChange}
              onOpen={() => onOpen(toForm(after))}
            >
              <ChangeList changes={changesBetween(toChoice(schedule.feature.before), after)} />
            </ScheduleLine>
          );
        })}
      </ol>
    </Panel>
  );
}
