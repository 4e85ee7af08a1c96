import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ScheduleLine_schedule$key } from '../../../../../codegen/relay/ScheduleLine_schedule.graphql.ts';
import type { ScheduleLineMutation } from '../../../../../codegen/relay/ScheduleLineMutation.graphql.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from '../history/History.module.css';
import { ReviewedAction } from '../review/ReviewedAction.tsx';
import { useStaffTimes } from '../values/useStaffTimes.ts';

interface ScheduleLineProps {
  readonly schedule: ScheduleLine_schedule$key;
  readonly mayChange: boolean;
  /** Puts what wasn't saved into the form. */
  readonly onOpen: () => void;
  /** What it would change. */
  readonly children: ReactNode;
}

/** A change made for a time: when, by whom, why, and what became of it. */
export function ScheduleLine({ schedule, mayChange, onOpen, children }: ScheduleLineProps) {
  const { zone } = useApp();
  const times = useStaffTimes();
  const { id, at, author, reason, state } = useFragment(
    graphql`
      fragment ScheduleLine_schedule on ScheduledChange {
        id
        at
        author
        reason
        state
      }
    `,
    schedule,
  );
  return (
    <li>
      <div className={styles['what']}>
        <span className="strong">
          <time dateTime={at}>{times.stamp(at, zone)}</time>
        </span>
        <Badge tone={state === 'WAITING' ? 'brand' : state === 'APPLIED' ? 'saved' : 'warn'}>
          <FormattedMessage id={`internal.schedule.state.${state}`} />
        </Badge>
      </div>
      <p className={styles['reason']}>
        <FormattedMessage id="internal.history.reason" values={{ reason }} />
      </p>
      <p className="small muted">
        <FormattedMessage id="internal.schedule.by" values={{ author }} />
      </p>
      {['WAITING', 'OUTDATED'].includes(state) && (
        <div className={`stack ${styles['details'] ?? ''}`}>
          {children}
          {mayChange && (
            <div className="row">
              {state === 'WAITING' ? (
                <Cancel scheduleId={id}>{children}</Cancel>
              ) : (
                <Button look="secondary" small onClick={onOpen}>
                  <FormattedMessage id="internal.schedule.open" />
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </li>
  );
}

function Cancel({ scheduleId, children }: { readonly scheduleId: string; readonly children: ReactNode }) {
  const intl = useIntl();
  const { write, ...saving } = useRelayWrite<
    ScheduleLineMutation,
    ScheduleLineMutation['response']['unscheduleChange']
  >(
    graphql`
      mutation ScheduleLineMutation($input: UnscheduleChangeInput!) {
        unscheduleChange(input: $input) {
          __typename
          ... on ScheduleChanged {
            schedule {
              ...ScheduleLine_schedule
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ unscheduleChange }) => unscheduleChange,
    [],
  );
  const text = (id: string) => intl.formatMessage({ id: `internal.schedule.${id}` });
  return (
    <ReviewedAction
      action={text('cancel')}
      look="secondary"
      small
      title={text('cancelTitle')}
      effects={[text('cancelEffect')]}
      saving={saving}
      onConfirm={(reason, close) =>
        write({ input: { scheduleId, reason } }, { done: () => text('cancelled'), onSaved: close })
      }
    >
      {children}
    </ReviewedAction>
  );
}
