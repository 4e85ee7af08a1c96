import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import type { ScheduleForm_programs$key } from '../../../../codegen/relay/ScheduleForm_programs.graphql.ts';
import type { TemplateSelect_templates$key } from '../../../../codegen/relay/TemplateSelect_templates.graphql.ts';
import type { ScheduleFormMutation } from '../../../../codegen/relay/ScheduleFormMutation.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { SelectField } from '../shared/form/SelectField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Columns } from '../shared/page/Columns.tsx';
import { HowMembersJoin } from '../shared/programs/HowMembersJoin.tsx';
import styles from '../shared/form/Form.module.css';
import { AFTER_SAVE, differ, useUnsaved } from '../shared/form/useUnsaved.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { fieldFault } from '../../platform/write/refusal.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { SegmentSelect, type ChosenSegment } from '../shared/form/SegmentSelect.tsx';
import type { ReadWindow, TypedWindow } from '../shared/values/staffTimes.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { isCopyOfGroup, readCopy } from './copyEvent.ts';
import { extraChanges, extrasInput, type EventExtras } from './eventExtras.ts';
import { ExtraFields } from './ExtraFields.tsx';
import { Preview, type Invited } from './Preview.tsx';
import { TemplateSelect } from './templates/TemplateSelect.tsx';
import { usePreview } from './usePreview.ts';
import { WindowInputs } from './WindowInputs.tsx';

interface Draft extends TypedWindow, EventExtras {
  readonly programId: string;
  readonly segment: ChosenSegment | null;
}

export function ScheduleForm({
  programs: key,
  templates,
}: {
  readonly programs: ScheduleForm_programs$key;
  readonly templates: TemplateSelect_templates$key;
}) {
  const app = useApp();
  const intl = useIntl();
  const times = useStaffTimes();
  const [address] = useSearchParams();
  const { edges } = useFragment(
    graphql`
      fragment ScheduleForm_programs on ProgramConnection {
        edges {
          node {
            id
            name
            active
            timeZone
            ...HowMembersJoin_program
          }
        }
      }
    `,
    key,
  );
  const programs = edges.map(({ node }) => node).filter(({ active }) => active);
  const oneOf = (ids: readonly string[]) => {
    const offered = programs.filter(({ id }) => ids.includes(id));
    return offered.length === 1 ? offered[0]?.id : undefined;
  };
  const [start] = useState<Draft>(() => {
    const { programIds, ...copy } = readCopy(address);
    const programId = oneOf(programIds) ?? (programs.length === 1 ? programs[0]?.id : undefined) ?? '';
    return { ...copy, programId, date: '' };
  });
  const [draft, setDraft] = useState(start);
  const [read, setRead] = useState<ReadWindow | null>(null);
  /** Who is invited, set during the review. */
  const [reviewing, setReviewing] = useState<Invited | null>(null);
  /** The same key for the same event, however often it is sent. */
  const order = useRef({ contents: '', key: '' });
  const { preview, request } = usePreview();
  const { busy, refusal, forgetRefusal, reload, write } = useRelayWrite<
    ScheduleFormMutation,
    ScheduleFormMutation['response']['scheduleEvent']
  >(
    graphql`
      mutation ScheduleFormMutation($input: ScheduleEventInput!) {
        scheduleEvent(input: $input) {
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
    ({ scheduleEvent }) => scheduleEvent,
    ['events', 'settlement'],
  );
  useUnsaved(differ(draft, start));
  if (programs.length === 0) {
    return (
      <Notice title={<FormattedMessage id="internalEvents.schedule.noProgram" />}>
        <div className="row">
          <ButtonLink to={staffPaths.internalPrograms()} small>
            <FormattedMessage id="internal.nav.programs" />
          </ButtonLink>
        </div>
      </Notice>
    );
  }
  const program = programs.find(({ id }) => id === draft.programId);
  const change = (next: Draft) => {
    setDraft(next);
    forgetRefusal();
    const zone = programs.find(({ id }) => id === next.programId)?.timeZone;
    setRead(
      zone === undefined
        ? null
        : request(next, zone, {
            programId: next.programId,
            algorithm: next.algorithm,
            segmentId: next.segment?.id ?? null,
            isTest: next.isTest,
          }),
    );
  };
  const save = (reason: string) => {
    if (read?.kind !== 'window') return;
    const input = {
      programId: draft.programId,
      segmentId: draft.segment?.id ?? null,
      startAt: read.startAt,
      endAt: read.endAt,
      ...extrasInput(draft),
    };
    const contents = JSON.stringify(input);
    if (order.current.contents !== contents) order.current = { contents, key: crypto.randomUUID() };
    write(
      { input: { ...input, reason, idempotencyKey: order.current.key } },
      {
        done: () => intl.formatMessage({ id: 'internalEvents.schedule.done' }),
        onSaved: ({ event }) => app.navigator.go(staffPaths.internalEvent(event.id), AFTER_SAVE),
      },
    );
  };
  return (
    <>
      <Columns
        side={
          <>
            {program !== undefined && <HowMembersJoin program={program} />}
            <Panel title={<FormattedMessage id="internalEvents.preview.title" />}>
              <Preview preview={program === undefined ? null : preview} zone={program?.timeZone ?? ''}>
                {(invited) => (
                  <div className="row">
                    <Button disabled={invited === null} onClick={() => setReviewing(invited)}>
                      <FormattedMessage id="internal.review.open" />
                    </Button>
                  </div>
                )}
              </Preview>
            </Panel>
          </>
        }
      >
        <Panel title={<FormattedMessage id="internalEvents.schedule.form" />}>
          {isCopyOfGroup(address) && (
            <Notice>
              <FormattedMessage id="internalEvents.copy.groups" />
            </Notice>
          )}
          <form className={styles['form']} noValidate onSubmit={(event) => event.preventDefault()}>
            <TemplateSelect
              templates={templates}
              onChoose={({ programIds, ...chosen }) =>
                change({ ...draft, ...chosen, programId: oneOf(programIds) ?? draft.programId })
              }
            />
            <SelectField
              label={<FormattedMessage id="internalEvents.field.program" />}
              error={fieldFault(refusal, 'programId')}
              prompt={intl.formatMessage({ id: 'internalEvents.schedule.chooseProgram' })}
              options={programs.map(({ id, name }) => ({ value: id, label: name }))}
              value={draft.programId}
              onChange={(value) => change({ ...draft, programId: value })}
              required
            />
            <SegmentSelect
              value={draft.segment}
              error={fieldFault(refusal, 'segmentId')}
              onChange={(segment) => change({ ...draft, segment })}
            />
            <WindowInputs
              typed={draft}
              read={read}
              zone={program?.timeZone ?? ''}
              refusal={refusal}
              onChange={(typed) => change({ ...draft, ...typed })}
            />
            <ExtraFields
              extras={draft}
              refusal={refusal}
              onChange={(extras) => change({ ...draft, ...extras })}
            />
          </form>
        </Panel>
      </Columns>
      <ReviewDialog
        open={reviewing !== null && read?.kind === 'window' && program !== undefined}
        title={intl.formatMessage({ id: 'internalEvents.schedule.review' })}
        changes={
          read?.kind === 'window' && program !== undefined
            ? [
                {
                  label: intl.formatMessage({ id: 'internalEvents.field.program' }),
                  from: null,
                  to: program.name,
                },
                {
                  label: intl.formatMessage({ id: 'internal.segment.label' }),
                  from: null,
                  to: draft.segment?.name ?? intl.formatMessage({ id: 'internal.segment.all' }),
                },
                {
                  label: intl.formatMessage({ id: 'internalEvents.field.day' }),
                  from: null,
                  to: times.day(read.startAt, program.timeZone),
                },
                {
                  label: intl.formatMessage({ id: 'internalEvents.field.hours' }),
                  from: null,
                  to: `${times.hours(read.startAt, read.endAt, program.timeZone)} (${program.timeZone})`,
                },
                {
                  label: intl.formatMessage({ id: 'internalEvents.field.algorithm' }),
                  from: null,
                  to: intl.formatMessage({ id: `internalEvents.algorithm.${draft.algorithm}` }),
                },
                ...extraChanges(intl, draft),
              ]
            : []
        }
        effects={[
          <FormattedMessage
            key="asked"
            id="internalEvents.schedule.effect"
            values={{ count: reviewing?.membersAsked ?? 0 }}
          />,
          ...(reviewing === null || reviewing.homesElsewhere === 0
            ? []
            : [
                <FormattedMessage
                  key="elsewhere"
                  id="internalEvents.preview.elsewhere"
                  values={{ homes: reviewing.homesElsewhere }}
                />,
              ]),
          <FormattedMessage
            key="rules"
            id={draft.isTest ? 'internalEvents.test.effect' : 'internalEvents.schedule.rulesEffect'}
          />,
        ]}
        confirm={intl.formatMessage({ id: 'internalEvents.schedule.confirm' })}
        busy={busy}
        refusal={refusal}
        onConfirm={save}
        onClose={() => setReviewing(null)}
        onReload={reload}
      />
    </>
  );
}
