import { useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OptValue } from '../../../domain/events/types.ts';
import { useVariation } from '../../platform/features/useFeature.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { CheckCircleIcon, InfoIcon } from '../../ui/icons/controlIcons.tsx';
import { opensDialog } from '../dialog/opensDialog.ts';
import { LazySection } from '../LazySection.tsx';
import { useFormats } from '../format/useFormats.ts';
import { optChoices, eventPhase } from './eventView.ts';
import type { EventView, Phase } from './eventView.ts';
import { useEventPhrases } from './useEventPhrases.ts';
import { useOpt } from './useOpt.ts';
import styles from './OptControl.module.css';

const loadLeaveDialog = async () => (await import('./LeaveDialogLazy.tsx')).LeaveDialogLazy;
const loadVacationLine = async () => (await import('./VacationLineLazy.tsx')).VacationLineLazy;

export interface OptControlProps {
  readonly event: EventView;
  readonly now: number;
  /** One primary button on a screen: the others are secondary. */
  readonly look?: 'primary' | 'secondary';
}

/**
 * One question, one tap: the join button, or the answer with a secondary undo. Both states are
 * equally high, so that the layout doesn't shift under the thumb.
 */
export function OptControl({ event: given, now, look = 'primary' }: OptControlProps) {
  const { event, busy, done, kept, say, forget } = useOpt(given);
  const [asking, setAsking] = useState(false);
  const control = useRef<HTMLDivElement>(null);
  const state = useRef<HTMLParagraphElement>(null);
  const join = useRef<HTMLButtonElement>(null);
  const { thisEvent } = useEventPhrases(event.type);
  const phase = eventPhase(event, now);
  const { mayJoin, mayLeave } = optChoices(event, now);

  const answer = (opt: OptValue) => {
    setAsking(false);
    void say(opt);
  };

  // The focused button was just replaced, so its replacement takes the focus, unless the member has moved on.
  useLayoutEffect(() => {
    const isElsewhere =
      document.activeElement !== document.body && control.current?.contains(document.activeElement) === false;
    if (done === null || isElsewhere) return;
    (done.opt === 'in' ? state.current : (join.current ?? state.current))?.focus({ preventScroll: true });
  }, [done]);

  if (event.vacation !== null && event.opt !== 'in')
    return (
      <LazySection
        name="VacationLineLazy"
        load={loadVacationLine}
        atOnce
        props={{ vacation: event.vacation }}
      >
        <div className={styles['awaited']} />
      </LazySection>
    );

  if (kept !== null)
    return (
      <div className={styles['control']}>
        <div className={styles['line']}>
          <div className={styles['state']}>
            <InfoIcon />
            <p role="status">
              <FormattedMessage id={`events.kept.${kept}`} />
            </p>
          </div>
          <Button look="quiet" small onClick={forget}>
            <FormattedMessage id="events.kept.cancel" />
          </Button>
        </div>
        <p className={cx('small muted', styles['hint'])}>
          <FormattedMessage id="events.kept.hint" />
        </p>
      </div>
    );

  return (
    <div ref={control} className={styles['control']}>
      {mayJoin ? (
        <Button ref={join} wide look={look} busy={busy} onClick={() => answer('in')}>
          <JoinWords thisEvent={thisEvent} />
        </Button>
      ) : (
        <div className={styles['line']}>
          <div className={styles['state']}>
            {event.opt === 'in' ? <CheckCircleIcon /> : <InfoIcon />}
            <p ref={state} tabIndex={-1}>
              <StateWords event={event} now={now} />
            </p>
          </div>
          {mayLeave && (
            <Button
              look="quiet"
              small
              busy={busy}
              {...(phase === 'running' && opensDialog)}
              onClick={() => (phase === 'running' ? setAsking(true) : answer('out'))}
            >
              <FormattedMessage id="events.leave" />
            </Button>
          )}
        </div>
      )}
      <p className={cx('small muted', styles['hint'])}>
        <HintWords event={event} now={now} mayJoin={mayJoin} />
      </p>
      <Said done={done?.opt ?? null} thisEvent={thisEvent} />
      {asking && (
        <LazySection
          name="LeaveDialogLazy"
          load={loadLeaveDialog}
          atOnce
          props={{ event, onClose: () => setAsking(false), onLeave: () => answer('out') }}
        >
          {null}
        </LazySection>
      )}
    </div>
  );
}

/** A variation tries other words. */
function JoinWords({ thisEvent }: { readonly thisEvent: string }) {
  const variation = useVariation('events_join_words');
  const id = variation === null ? 'events.join' : `events.join.${variation}`;
  return <FormattedMessage id={id} values={{ thisEvent }} />;
}

function StateWords({ event, now }: { readonly event: EventView; readonly now: number }) {
  const phase = eventPhase(event, now);
  if (event.opt === 'in')
    return <FormattedMessage id={phase === 'over' ? 'events.state.wasIn' : 'events.state.in'} />;
  if (event.opt === 'out')
    return <FormattedMessage id={phase === 'over' ? 'events.state.wasOut' : 'events.state.out'} />;
  return <FormattedMessage id={phase === 'before' ? 'events.state.cannot' : 'events.state.missed'} />;
}

function HintWords({
  event,
  now,
  mayJoin,
}: {
  readonly event: EventView;
  readonly now: number;
  readonly mayJoin: boolean;
}) {
  const { clock, hoursInWords } = useFormats();
  const hint = pickHint(event, eventPhase(event, now), mayJoin);
  return (
    <>
      <FormattedMessage
        id={`events.hint.${hint}`}
        values={{ hours: hoursInWords(event), to: clock(event.endsAt, event.timeZone) }}
      />
      {hint === 'noDevice' && (
        <>
          {' '}
          <Link to={paths.addDevice()}>
            <FormattedMessage id="events.hint.connect" />
          </Link>
        </>
      )}
    </>
  );
}

function pickHint({ opt, type, hasDevices }: EventView, phase: Phase, mayJoin: boolean): string {
  if (mayJoin) {
    if (phase === 'running') return 'again';
    return opt === 'out' ? 'changeMind' : 'join';
  }
  if (opt !== 'in') return phase === 'before' ? 'cannot' : 'missed';
  if (type === 'PARTICIPATION_REDUCTION_RT') return hasDevices ? 'realTime' : 'noDevice';
  return phase === 'running' ? 'running' : 'in';
}

/** Announced only after a press. */
function Said({ done, thisEvent }: { readonly done: OptValue | null; readonly thisEvent: string }) {
  const intl = useIntl();
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {done !== null && intl.formatMessage({ id: `events.said.${done}` }, { thisEvent })}
    </p>
  );
}
