import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ChangeForm_event$key } from '../../../../codegen/relay/ChangeForm_event.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import styles from '../shared/form/Form.module.css';
import { useUnsaved } from '../shared/form/useUnsaved.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { typedWindow } from '../shared/values/staffTimes.ts';
import type { ReadWindow, TypedWindow } from '../shared/values/staffTimes.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { Preview } from './Preview.tsx';
import { useChangeEvent } from './useChangeEvent.ts';
import { usePreview } from './usePreview.ts';
import { WindowInputs } from './WindowInputs.tsx';

/** The draft and the event version it is based on, so that it never overwrites a concurrent change. */
interface Draft {
  readonly typed: TypedWindow;
  readonly read: ReadWindow;
  readonly version: number;
}

/** Moves an event that has not started. */
export function ChangeForm({ event: key }: { readonly event: ChangeForm_event$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const { id, version, startAt, endAt, algorithm, program, participation } = useFragment(
    graphql`
      fragment ChangeForm_event on StaffEvent {
        id
        version
        startAt
        endAt
        algorithm
        participation {
          joined
        }
        program {
          id
          timeZone
        }
      }
    `,
    key,
  );
  const zone = program.timeZone;
  const [draft, setDraft] = useState<Draft | null>(null);
  const [reviewing, setReviewing] = useState(false);
  const { preview, request } = usePreview();
  const { busy, refusal, forgetRefusal, reload, write } = useChangeEvent();
  const typed = draft?.typed ?? typedWindow(startAt, endAt, zone);
  const read = draft?.read ?? null;
  const change = (next: TypedWindow) => {
    forgetRefusal();
    setDraft({
      typed: next,
      read: request(next, zone, { programId: program.id, changing: id, algorithm }),
      version: draft?.version ?? version,
    });
  };
  useUnsaved(draft !== null);
  const finish = () => {
    setReviewing(false);
    setDraft(null);
  };
  const save = (reason: string) => {
    if (draft?.read.kind !== 'window') return;
    const {
      read: { startAt: start, endAt: end },
      version: of,
    } = draft;
    write(
      { input: { id, version: of, startAt: start, endAt: end, reason } },
      { done: () => intl.formatMessage({ id: 'internalEvents.change.done' }), onSaved: finish },
    );
  };
  const day = intl.formatMessage({ id: 'internalEvents.field.day' });
  const hours = intl.formatMessage({ id: 'internalEvents.field.hours' });
  return (
    <>
      <form className={styles['form']} noValidate onSubmit={(event) => event.preventDefault()}>
        <WindowInputs typed={typed} read={read} zone={zone} refusal={refusal} onChange={change} />
        {read !== null && (
          <Preview preview={preview} zone={zone}>
            {(invited) => (
              <div className="row">
                <Button disabled={invited === null} onClick={() => setReviewing(true)}>
                  <FormattedMessage id="internal.review.open" />
                </Button>
              </div>
            )}
          </Preview>
        )}
      </form>
      <ReviewDialog
        open={reviewing && read?.kind === 'window'}
        title={intl.formatMessage({ id: 'internalEvents.change.review' })}
        changes={
          read?.kind === 'window'
            ? [
                { label: day, from: times.day(startAt, zone), to: times.day(read.startAt, zone) },
                {
                  label: hours,
                  from: times.hours(startAt, endAt, zone),
                  to: `${times.hours(read.startAt, read.endAt, zone)} (${zone})`,
                },
              ]
            : []
        }
        effects={[
          <FormattedMessage
            key="joined"
            id="internalEvents.change.effect"
            values={{ count: participation.joined }}
          />,
        ]}
        confirm={intl.formatMessage({ id: 'internalEvents.change.confirm' })}
        busy={busy}
        refusal={refusal}
        onConfirm={save}
        onClose={() => setReviewing(false)}
        onReload={() => {
          finish();
          reload();
        }}
      />
    </>
  );
}
