import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EndEvent_event$key } from '../../../../codegen/relay/EndEvent_event.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { DateTimeField } from '../shared/form/dateFields.tsx';
import styles from '../shared/form/Form.module.css';
import { fieldFault } from '../../platform/write/refusal.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { readInstant, typedInstant } from '../shared/values/staffTimes.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { useChangeEvent } from './useChangeEvent.ts';

/** Another end for a running event: as soon as it can, earlier, or later. */
export function EndEvent({ event: key }: { readonly event: EndEvent_event$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const { id, version, startAt, endAt, program, participation } = useFragment(
    graphql`
      fragment EndEvent_event on StaffEvent {
        id
        version
        startAt
        endAt
        participation {
          joined
        }
        program {
          timeZone
        }
      }
    `,
    key,
  );
  const zone = program.timeZone;
  /** The draft and the event version it is based on, so that it never overwrites a concurrent change. */
  const [draft, setDraft] = useState<{ readonly typed: string; readonly version: number } | null>(null);
  const typed = draft?.typed ?? typedInstant(endAt, zone);
  const [reviewing, setReviewing] = useState<'now' | 'then' | null>(null);
  const { busy, refusal, forgetRefusal, reload, write } = useChangeEvent();
  const end = readInstant(typed, zone);
  const fault =
    end === null
      ? intl.formatMessage({ id: typed.includes('T') ? 'internal.time.skipped' : 'internal.time.missing' })
      : fieldFault(refusal, 'endAt');
  const type = (text: string) => {
    setDraft({ typed: text, version: draft?.version ?? version });
    forgetRefusal();
  };
  const open = (to: 'now' | 'then') => {
    forgetRefusal();
    setReviewing(to);
  };
  const finish = () => {
    setReviewing(null);
    setDraft(null);
  };
  const save = (reason: string) =>
    write(
      {
        input: {
          id,
          version: draft?.version ?? version,
          startAt,
          endAt: end ?? endAt,
          endNow: reviewing === 'now',
          reason,
        },
      },
      { done: () => intl.formatMessage({ id: 'internalEvents.end.done' }), onSaved: finish },
    );
  return (
    <div className={styles['form']}>
      <DateTimeField
        label={<FormattedMessage id="internalEvents.end.until" values={{ zone }} />}
        error={fault}
        value={typed}
        zone={zone}
        onChange={type}
      />
      <div className="row">
        <Button disabled={end === null || end === endAt} onClick={() => open('then')}>
          <FormattedMessage id="internal.review.open" />
        </Button>
        <Button look="secondary" onClick={() => open('now')}>
          <FormattedMessage id="internalEvents.end.now" />
        </Button>
      </div>
      <ReviewDialog
        open={reviewing !== null}
        title={intl.formatMessage({ id: 'internalEvents.end.review' })}
        changes={[
          {
            label: intl.formatMessage({ id: 'internalEvents.field.end' }),
            from: times.stamp(endAt, zone),
            to:
              reviewing === 'now'
                ? intl.formatMessage({ id: 'internalEvents.end.soonest' })
                : times.stamp(end ?? endAt, zone),
          },
        ]}
        effects={[
          <FormattedMessage
            key="kept"
            id="internalEvents.end.effect"
            values={{ count: participation.joined }}
          />,
        ]}
        confirm={intl.formatMessage({ id: 'internalEvents.end.confirm' })}
        busy={busy}
        refusal={refusal}
        onConfirm={save}
        onClose={() => setReviewing(null)}
        onReload={() => {
          finish();
          reload();
        }}
      />
    </div>
  );
}
