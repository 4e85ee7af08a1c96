import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { EventHour } from '../../../../../codegen/rest/types.ts';
import { appQueries } from '../../../platform/cache/queries.ts';
import { useRestQuery } from '../../../platform/cache/useRestQuery.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useRestWrite } from '../../../platform/write/useRestWrite.ts';
import type { EventView } from '../../../shared/events/eventView.ts';
import { eventHour } from '../../../shared/events/hour/hourQueries.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { Switch } from '../../../ui/form/Switch.tsx';

const WORDS = {
  when: 'events.remind.when',
  off: 'events.remind.off',
  quiet: 'events.remind.quiet',
} as const;

/**
 * A reminder an hour before, which the member asks for and takes back; nothing once it is too late. Where it would not
 * come, it says so.
 */
export function Reminder({ event, now }: { readonly event: EventView; readonly now: number }) {
  const app = useApp();
  const { clock } = useFormats();
  const { busy, write } = useRestWrite();
  const [asked, setAsked] = useState(false);
  const options = eventHour(app, event.id);
  const reminder = useRestQuery(options).data?.reminder ?? null;
  if (reminder === null || event.opt === 'out' || Date.parse(reminder.at) <= now) return null;
  // A switch that is disabled meanwhile would lose the focus.
  const change = (remind: boolean) => {
    if (busy) return;
    setAsked(remind);
    void write(() => app.rest.act('/event_reminder', { body: { event_id: event.id, remind } }), {
      onSaved: (hour) => void appQueries(app).setQueryData<EventHour>(options.queryKey, hour),
    });
  };
  const isOn = busy ? asked : reminder.on;
  return (
    <div>
      <Switch label={<FormattedMessage id="events.remind" />} checked={isOn} onChange={change} />
      <p className="small" role="status">
        {isOn && (
          <FormattedMessage
            id={WORDS[reminder.blocked ?? 'when']}
            values={{
              time: clock(new Date(reminder.at), event.timeZone),
              settings: (text) => <Link to={paths.settings('notifications')}>{text}</Link>,
            }}
          />
        )}
      </p>
    </div>
  );
}
