import { useIntl } from 'react-intl';
import { AddToCalendar } from './AddToCalendar.tsx';
import { Reminder } from './before/Reminder.tsx';
import { Countdown } from '../../shared/events/Countdown.tsx';
import { likelyPay, eventPhase, toMakeUp } from '../../shared/events/eventView.ts';
import type { EventView } from '../../shared/events/eventView.ts';
import { LikelyFigure } from '../../shared/events/LikelyFigure.tsx';
import { OptControl } from '../../shared/events/OptControl.tsx';
import { ToMakeUp } from '../../shared/events/ToMakeUp.tsx';
import { useFormats } from '../../shared/format/useFormats.ts';
import { COUNTDOWN_NEAR_MS } from '../../../domain/format/countdown.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Progress } from '../../ui/Progress.tsx';

/** An event that can still be joined or left. */
export function ComingEvent({ event, now }: { readonly event: EventView; readonly now: number }) {
  const intl = useIntl();
  const { duration } = useFormats();
  const likely = likelyPay(event, now);
  const makeUp = toMakeUp(event, now);
  const running = eventPhase(event, now) === 'running';
  const whole = event.endsAt.getTime() - event.startsAt.getTime();
  const left = event.endsAt.getTime() - now;
  const near = !running && event.startsAt.getTime() - now <= COUNTDOWN_NEAR_MS;
  return (
    <Card look="tint">
      <div className="stack">
        {running && (
          <Progress
            value={(whole - left) / whole}
            label={intl.formatMessage({ id: 'events.running.progress' })}
            valueText={intl.formatMessage({ id: 'events.running.left' }, { time: duration(left) })}
          />
        )}
        {(near || likely !== null) && (
          <div className="row row-apart">
            {likely !== null && <LikelyFigure {...likely} toMakeUp={makeUp} />}
            {near && (
              <Badge>
                <span className="number">
                  <Countdown until={event.startsAt} now={now} />
                </span>
              </Badge>
            )}
          </div>
        )}
        {makeUp !== null && <ToMakeUp {...makeUp} />}
        <OptControl event={event} now={now} />
        {!running && event.opt !== 'out' && (
          <>
            <Reminder event={event} now={now} />
            <AddToCalendar eventId={event.id} />
          </>
        )}
      </div>
    </Card>
  );
}
