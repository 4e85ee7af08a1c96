import { Suspense, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, useQueryLoader } from 'react-relay/hooks';
import type { StartNowForm_programs$key } from '../../../../codegen/relay/StartNowForm_programs.graphql.ts';
import type { StartNowPreviewQuery } from '../../../../codegen/relay/StartNowPreviewQuery.graphql.ts';
import type { StartNowFormMutation } from '../../../../codegen/relay/StartNowFormMutation.graphql.ts';
import { ALGORITHM_RULES, ALGORITHMS } from '../../../domain/events/algorithms.ts';
import type { Algorithm } from '../../../domain/events/algorithms.ts';
import { MOST_MINUTES } from '../../../domain/events/timing.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../shared/form/CheckboxField.tsx';
import { SelectField } from '../shared/form/SelectField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import styles from '../shared/form/Form.module.css';
import { AFTER_SAVE, differ, useUnsaved } from '../shared/form/useUnsaved.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { SegmentSelect, type ChosenSegment } from '../shared/form/SegmentSelect.tsx';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { parseAlgorithm } from './algorithms.ts';
import { StartNowPreview, startNowPreviewQuery } from './StartNowPreview.tsx';

const REAL_TIME = ALGORITHMS.filter((algorithm) => ALGORITHM_RULES[algorithm].realTime);

interface Draft {
  readonly programId: string;
  readonly algorithm: Algorithm;
  readonly minutes: string;
  readonly segment: ChosenSegment | null;
  readonly beyondLimits: boolean;
}

const MINUTE_MS = 60_000;

/** Starts a real-time event now, after showing what it would control. */
export function StartNowForm({ programs: key }: { readonly programs: StartNowForm_programs$key }) {
  const app = useApp();
  const intl = useIntl();
  const { edges } = useFragment(
    graphql`
      fragment StartNowForm_programs on ProgramConnection {
        edges {
          node {
            id
            name
            active
            rules {
              realTimePerDay
              realTimePerWeek
            }
          }
        }
      }
    `,
    key,
  );
  const programs = edges.map(({ node }) => node).filter(({ active }) => active);
  const [start] = useState<Draft>({
    programId: programs.length === 1 ? (programs[0]?.id ?? '') : '',
    algorithm: 'participation_reduction_rt',
    minutes: '30',
    segment: null,
    beyondLimits: false,
  });
  const [draft, setDraft] = useState(start);
  const [reviewing, setReviewing] = useState(false);
  const [preview, loadPreview] = useQueryLoader<StartNowPreviewQuery>(startNowPreviewQuery);
  /** The same key for the same event, however often it is sent. */
  const order = useRef({ contents: '', key: '' });
  const { busy, refusal, forgetRefusal, reload, write } = useRelayWrite<
    StartNowFormMutation,
    StartNowFormMutation['response']['startEvent']
  >(
    graphql`
      mutation StartNowFormMutation($input: StartEventInput!) {
        startEvent(input: $input) {
          __typename
          ... on EventSaved {
            event {
              id
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ startEvent }) => startEvent,
    ['events', 'settlement'],
  );
  const program = programs.find(({ id }) => id === draft.programId);
  const typed = /^\d{1,4}$/.test(draft.minutes.trim()) ? Number(draft.minutes) : 0;
  const minutes = typed >= 1 && typed <= MOST_MINUTES ? typed : null;
  const change = (next: Partial<Draft>) => {
    setDraft({ ...draft, ...next });
    forgetRefusal();
  };
  useUnsaved(differ(draft, start));
  const review = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    forgetRefusal();
    if (program === undefined || minutes === null) return;
    const { programId, algorithm, segment } = draft;
    const endAt = new Date(app.clock.now() + minutes * MINUTE_MS).toISOString();
    loadPreview(
      { input: { programId, algorithm, endAt, segmentId: segment?.id ?? null } },
      { fetchPolicy: 'network-only' },
    );
    setReviewing(true);
  };
  const save = (reason: string) => {
    if (program === undefined || minutes === null) return;
    const { segment, ...rest } = draft;
    const input = { ...rest, minutes, segmentId: segment?.id ?? null };
    const contents = JSON.stringify(input);
    if (order.current.contents !== contents) order.current = { contents, key: crypto.randomUUID() };
    write(
      { input: { ...input, reason, idempotencyKey: order.current.key } },
      {
        done: () => intl.formatMessage({ id: 'internalEvents.now.done' }),
        onSaved: ({ event }) => app.navigator.go(staffPaths.internalEvent(event.id), AFTER_SAVE),
      },
    );
  };
  const text = (id: string) => intl.formatMessage({ id: `internalEvents.${id}` });
  return (
    <>
      <form className={styles['form']} noValidate onSubmit={review}>
        <p className="small muted">
          <FormattedMessage id="internalEvents.now.lead" />
        </p>
        <SelectField
          label={text('field.program')}
          prompt={text('schedule.chooseProgram')}
          error={fieldFault(refusal, 'programId')}
          options={programs.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.programId}
          onChange={(value) => change({ programId: value })}
        />
        <SegmentSelect
          value={draft.segment}
          error={fieldFault(refusal, 'segmentId')}
          onChange={(segment) => change({ segment })}
        />
        <TextField
          label={text('now.minutes')}
          error={
            minutes === null
              ? intl.formatMessage({ id: 'internalEvents.now.noNumber' }, { most: MOST_MINUTES })
              : fieldFault(refusal, 'minutes')
          }
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={draft.minutes}
          onChange={(value) => change({ minutes: value })}
        />
        <SelectField
          label={text('field.algorithm')}
          error={fieldFault(refusal, 'algorithm')}
          options={REAL_TIME.map((value) => ({ value, label: text(`algorithm.${value}`) }))}
          value={draft.algorithm}
          onChange={(value) => change({ algorithm: parseAlgorithm(value) })}
        />
        <CheckboxField
          label={text('beyond.label')}
          hint={
            program === undefined
              ? undefined
              : intl.formatMessage(
                  { id: 'internalEvents.beyond.hint' },
                  { day: program.rules.realTimePerDay, week: program.rules.realTimePerWeek },
                )
          }
          checked={draft.beyondLimits}
          onChange={(checked) => change({ beyondLimits: checked })}
        />
        <div className="row">
          <Button type="submit" disabled={program === undefined || minutes === null}>
            {text('now.open')}
          </Button>
        </div>
      </form>
      <ReviewDialog
        open={reviewing}
        title={text('now.review')}
        changes={[
          { label: text('field.program'), from: null, to: program?.name ?? '' },
          {
            label: intl.formatMessage({ id: 'internal.segment.label' }),
            from: null,
            to: draft.segment?.name ?? intl.formatMessage({ id: 'internal.segment.all' }),
          },
          { label: text('now.minutes'), from: null, to: intl.formatNumber(minutes ?? 0) },
          { label: text('field.algorithm'), from: null, to: text(`algorithm.${draft.algorithm}`) },
        ]}
        effects={[text('now.effect'), ...(draft.beyondLimits ? [text('beyond.effect')] : [])]}
        confirm={text('now.confirm')}
        busy={busy}
        refusal={refusal}
        onConfirm={save}
        onClose={() => setReviewing(false)}
        onReload={reload}
      >
        {preview != null && (
          <PartBoundary>
            <Suspense fallback={<Skeleton height={168} />}>
              <StartNowPreview query={preview} beyondLimits={draft.beyondLimits} />
            </Suspense>
          </PartBoundary>
        )}
      </ReviewDialog>
    </>
  );
}
