import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useFeatureSchedules_feature$key } from '../../../../codegen/relay/useFeatureSchedules_feature.graphql.ts';
import type { FeatureSchedulesMutation } from '../../../../codegen/relay/FeatureSchedulesMutation.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from '../shared/history/History.module.css';
import { Panel } from '../shared/page/Panel.tsx';
import { ChangeList, type Change } from '../shared/review/ChangeList.tsx';
import { ReviewedAction } from '../shared/review/ReviewedAction.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { useFeatureChanges } from './useFeatureChanges.ts';
import { useFeatureSchedules } from './useFeatureSchedules.ts';

interface FeatureSchedulesProps {
  readonly feature: useFeatureSchedules_feature$key;
  readonly mayChange: boolean;
}

/** Changes of a feature that were made for a time; nothing where there are none. */
export function FeatureSchedules({ feature: key, mayChange }: FeatureSchedulesProps) {
  const { zone } = useApp();
  const times = useStaffTimes();
  const { brandDefault, isEnabled, rules, schedules } = useFeatureSchedules(key);
  const changesBetween = useFeatureChanges(brandDefault);
  if (schedules.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="internalFeatures.schedule.title" />}>
      <ol className={styles['lines']}>
        {schedules.map((schedule) => {
          const { id, at, author, reason, state } = schedule;
          const changes = changesBetween({ isEnabled, rules }, schedule);
          return (
            <li key={id}>
              <div className={styles['what']}>
                <span className="strong">
                  <time dateTime={at}>{times.stamp(at, zone)}</time>
                </span>
                <Badge tone={state === 'WAITING' ? 'brand' : state === 'APPLIED' ? 'saved' : 'warn'}>
                  <FormattedMessage id={`internalFeatures.schedule.state.${state}`} />
                </Badge>
              </div>
              <p className={styles['reason']}>
                <FormattedMessage id="internal.history.reason" values={{ reason }} />
              </p>
              <p className="small muted">
                <FormattedMessage id="internalFeatures.schedule.by" values={{ author }} />
              </p>
              {state === 'WAITING' && (
                <>
                  <ChangeList changes={changes} />
                  {mayChange && <Cancel scheduleId={id} changes={changes} />}
                </>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

function Cancel({
  scheduleId,
  changes,
}: {
  readonly scheduleId: string;
  readonly changes: readonly Change[];
}) {
  const intl = useIntl();
  const { write, ...saving } = useRelayWrite<
    FeatureSchedulesMutation,
    FeatureSchedulesMutation['response']['unscheduleFeature']
  >(
    graphql`
      mutation FeatureSchedulesMutation($input: UnscheduleFeatureInput!) {
        unscheduleFeature(input: $input) {
          __typename
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ unscheduleFeature }) => unscheduleFeature,
    [],
  );
  const text = (id: string) => intl.formatMessage({ id: `internalFeatures.schedule.${id}` });
  return (
    <div className="row">
      <ReviewedAction
        action={text('cancel')}
        look="secondary"
        small
        title={text('cancelTitle')}
        changes={changes}
        effects={[text('cancelEffect')]}
        saving={saving}
        onConfirm={(reason, close) =>
          write({ input: { scheduleId, reason } }, { done: () => text('cancelled'), onSaved: close })
        }
      />
    </div>
  );
}
