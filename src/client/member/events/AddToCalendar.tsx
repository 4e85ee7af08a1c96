import { FormattedMessage } from 'react-intl';
import { useApp } from '../../platform/screen/app.ts';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';
import { CalendarIcon } from '../../ui/icons/objectIcons.tsx';

/** Without `download`: a phone then offers to add the event. */
export function AddToCalendar({ eventId }: { readonly eventId: string }) {
  const { rest } = useApp();
  return (
    <div className="row">
      <ButtonAnchor
        look="quiet"
        small
        icon={<CalendarIcon size={20} />}
        href={rest.address(`/events/${eventId}/calendar`)}
      >
        <FormattedMessage id="events.calendar.add" />
      </ButtonAnchor>
    </div>
  );
}
