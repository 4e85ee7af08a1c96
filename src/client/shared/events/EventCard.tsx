import { useId } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { COUNTDOWN_NEAR_MS } from '../../../domain/format/countdown.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { cx } from '../../ui/cx.ts';
import { BoltIcon } from '../../ui/icons/navIcons.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { useFormats } from '../format/useFormats.ts';
import { Countdown } from './Countdown.tsx';
import { likelyPay, eventPhase, toMakeUp } from './eventView.ts';
import type { EventView } from './eventView.ts';
import { LikelyFigure } from './LikelyFigure.tsx';
import { OptControl } from './OptControl.tsx';
import { ToMakeUp } from './ToMakeUp.tsx';
import { useEventNoun } from './useEventNoun.ts';
import { useEventPhrases } from './useEventPhrases.ts';
import { useRefreshAt } from './useRefreshAt.ts';
import styles from './EventCard.module.css';

export interface EventCardProps {
  readonly event: EventView;
  /** The one card that carries the screen's answer. */
  readonly main?: boolean;
  /** More about its current state. */
  readonly children?: ReactNode;
}

/** An upcoming or running event: its time, expected pay, the member's answer and one button. */
export function EventCard({ event, main = false, children }: EventCardProps) {
  const id = useId();
  const now = useNow(5_000);
  const { day, hours, when } = useFormats();
  const noun = useEventNoun(event.type).one;
  const { nextEvent } = useEventPhrases(event.type);
  const phase = eventPhase(event, now);
  const likely = likelyPay(event, now);
  const makeUp = toMakeUp(event, now);
  useRefreshAt(event.startsAt.getTime(), event.endsAt.getTime());
  const near = phase === 'before' && event.startsAt.getTime() - now <= COUNTDOWN_NEAR_MS;

  return (
    <section className={cx('card', main && 'card-tint')} aria-labelledby={id}>
      <div className="stack">
        <div className="stack stack-snug">
          <div className="row row-apart">
            <p className={cx('eyebrow', styles['eyebrow'])}>
              <BoltIcon size={18} />
              <FormattedMessage
                id={phase === 'before' && !main ? 'events.card.later' : `events.card.${phase}`}
                values={{ event: noun, nextEvent }}
              />
            </p>
            {near && (
              <Badge tone={main ? 'plain' : 'brand'}>
                <span className="number">
                  <Countdown until={event.startsAt} now={now} />
                </span>
              </Badge>
            )}
          </div>
          {phase === 'running' ? (
            <Running id={id} event={event} now={now} main={main} />
          ) : (
            <div className={styles['head']}>
              <h2 id={id} className={styles['when']}>
                <span className={styles['day']}>{day(event, now)}</span>{' '}
                <span className={cx(main ? 'display' : 'title', 'number', styles['time'])}>
                  {hours(event)}
                </span>
              </h2>
              {likely !== null && <LikelyFigure {...likely} toMakeUp={makeUp} />}
            </div>
          )}
          {makeUp !== null && <ToMakeUp {...makeUp} />}
          {event.isTest === true && (
            <p>
              <FormattedMessage id="events.test" />
            </p>
          )}
        </div>
        {phase !== 'over' && <OptControl event={event} now={now} look={main ? 'primary' : 'secondary'} />}
        {children}
        <Link to={paths.event(event.id)} className={styles['more']}>
          <FormattedMessage id="events.card.more" />
          <span className="visually-hidden">: {when(event, now)}</span>
        </Link>
      </div>
    </section>
  );
}

interface RunningProps {
  readonly id: string;
  readonly event: EventView;
  readonly now: number;
  readonly main: boolean;
}

function Running({ id, event, now, main }: RunningProps) {
  const intl = useIntl();
  const { clock, duration } = useFormats();
  const left = event.endsAt.getTime() - now;
  const whole = event.endsAt.getTime() - event.startsAt.getTime();
  const text = intl.formatMessage({ id: 'events.running.left' }, { time: duration(left) });
  return (
    <>
      <h2 id={id} className={styles['when']}>
        <span className={cx(main ? 'display' : 'title', 'number')}>{text}</span>{' '}
        <span className={styles['day']}>
          <FormattedMessage
            id="events.running.until"
            values={{ time: clock(event.endsAt, event.timeZone) }}
          />
        </span>
      </h2>
      <Progress
        value={(whole - left) / whole}
        label={intl.formatMessage({ id: 'events.running.progress' })}
        valueText={text}
      />
    </>
  );
}
