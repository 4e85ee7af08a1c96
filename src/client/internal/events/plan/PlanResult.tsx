import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type {
  EventGroupsInput,
  eventPlanPreviewQuery as Query,
} from '../../../../../codegen/relay/eventPlanPreviewQuery.graphql.ts';
import type { PlanFormMutation } from '../../../../../codegen/relay/PlanFormMutation.graphql.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import type { RelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { AFTER_SAVE } from '../../shared/form/useUnsaved.ts';
import { Panel } from '../../shared/page/Panel.tsx';
import { ReviewedAction } from '../../shared/review/ReviewedAction.tsx';
import { extraChanges, extrasInput, type EventExtras } from '../eventExtras.ts';
import { rangeFigures } from '../powerFigure.ts';
import { isChosen, occurrenceKey, type Decided } from './chosenEvents.ts';
import { eventPlanPreviewQuery } from './eventPlanPreview.ts';
import { PlannedEvents } from './PlannedEvents.tsx';

/** The write of a plan, which its form shows refusals of, too. */
export type PlanSaving = RelayWrite<
  PlanFormMutation,
  Exclude<PlanFormMutation['response']['scheduleEvents'], { readonly __typename: 'Refusal' | '%other' }>
>;

const known = ({ kilowatts }: { readonly kilowatts?: number | null | undefined }) =>
  kilowatts == null ? 'unknown' : 'expected';

/** The events of a plan, to leave some out, and one review with the numbers of each program. */
export function PlanResult({
  preview,
  segmentId,
  extras,
  groups,
  saving,
  skipHolidays,
  onSaved,
}: {
  readonly preview: PreloadedQuery<Query>;
  readonly segmentId: string | null;
  readonly extras: EventExtras;
  /** How homes are divided; null: they aren't. */
  readonly groups: EventGroupsInput | null;
  readonly saving: PlanSaving;
  readonly skipHolidays: boolean;
  readonly onSaved: () => void;
}) {
  const app = useApp();
  const intl = useIntl();
  const programs = usePreloadedQuery<Query>(eventPlanPreviewQuery, preview).staff?.eventPlan ?? [];
  const [decided, setDecided] = useState<Decided>(new Map());
  /** The same key for the same events, however often they are sent. */
  const order = useRef({ contents: '', key: '' });
  const chosen = programs.map((planned) => ({
    ...planned,
    chosen: planned.events.flatMap((event) =>
      isChosen(planned, event, { decided, skipHolidays }) === true &&
      event.startAt != null &&
      event.endAt != null
        ? [{ programId: planned.program.id, startAt: event.startAt, endAt: event.endAt }]
        : [],
    ),
  }));
  const events = chosen.flatMap((planned) => planned.chosen);
  const save = (reason: string, close: () => void) => {
    const input = { segmentId, ...extrasInput(extras), groups, events };
    const contents = JSON.stringify(input);
    if (order.current.contents !== contents) order.current = { contents, key: crypto.randomUUID() };
    saving.write(
      { input: { ...input, reason, idempotencyKey: order.current.key } },
      {
        done: ({ count }) => intl.formatMessage({ id: 'internalPlan.done' }, { count }),
        onSaved: () => {
          close();
          onSaved();
          app.navigator.go(staffPaths.internalEventCalendar(), AFTER_SAVE);
        },
      },
    );
  };
  return (
    <Panel title={<FormattedMessage id="internalPlan.events" />}>
      <div className="stack">
        {chosen.map((planned) => (
          <PlannedEvents
            key={planned.program.id}
            planned={planned}
            choice={{ decided, skipHolidays }}
            onChoose={(date, wanted) =>
              setDecided(new Map(decided).set(occurrenceKey(planned.program.id, date), wanted))
            }
          />
        ))}
        <p role="status">
          <FormattedMessage id="internalPlan.count" values={{ count: events.length }} />
        </p>
        {events.length > 0 && (
          <div className="row">
            <ReviewedAction
              action={intl.formatMessage({ id: 'internalPlan.confirm' })}
              saving={saving}
              title={intl.formatMessage(
                { id: 'internalPlan.review' },
                { count: events.length * (groups?.count ?? 1) },
              )}
              changes={extraChanges(intl, extras)}
              effects={[
                ...chosen.flatMap(({ program, membersAsked, chosen: { length }, ...likely }) =>
                  length === 0
                    ? []
                    : [
                        intl.formatMessage(
                          { id: `internalPlan.effect.${groups === null ? '' : 'groups.'}${known(likely)}` },
                          {
                            program: program.name,
                            events: length,
                            groups: groups?.count ?? 1,
                            members: membersAsked,
                            ...rangeFigures(likely),
                          },
                        ),
                      ],
                ),
                <FormattedMessage
                  key="own"
                  id={groups === null ? 'internalPlan.own' : 'internalPlan.groups.own'}
                />,
                ...(extras.isTest ? [<FormattedMessage key="test" id="internalEvents.test.effect" />] : []),
              ]}
              onConfirm={save}
            />
          </div>
        )}
      </div>
    </Panel>
  );
}
