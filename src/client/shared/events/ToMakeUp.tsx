import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../platform/navigation/paths.ts';
import { Explain } from '../../ui/Explain.tsx';
import { useFormats } from '../format/useFormats.ts';
import { useMonthDay } from '../format/useLocalDay.ts';
import { WhyMark } from '../../ui/WhyMark.tsx';
import type { ToMakeUpView } from './eventView.ts';

/** "0.3 kWh to make up first": what an earlier evening takes off this one's saving, and which. */
export function ToMakeUp({ wh, eventId, date }: ToMakeUpView) {
  const { energy } = useFormats();
  const monthDay = useMonthDay();
  const values = {
    energy: energy(wh),
    date: monthDay(date),
    a: (text: ReactNode[]) => <Link to={paths.event(eventId)}>{text}</Link>,
  };
  return (
    <Explain
      title={<FormattedMessage id="events.makeUp" values={values} />}
      opener={
        <span>
          <FormattedMessage id="events.makeUp" values={values} />
          <WhyMark />
        </span>
      }
    >
      <p>
        <FormattedMessage id="events.makeUp.why" values={values} />
      </p>
      <p className="muted">
        <FormattedMessage id="events.carry.why" />
      </p>
    </Explain>
  );
}
