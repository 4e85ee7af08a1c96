import { internalVerdict } from '../../../../domain/session/internalGate.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { RowLink } from '../../shared/list/RowLink.tsx';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';

interface EventDayProps {
  readonly event: { readonly eventId: string; readonly startAt: string; readonly timeZone: string };
}

/** The day of an event, linked to its page for staff who may open it. */
export function EventDay({ event: { eventId, startAt, timeZone } }: EventDayProps) {
  const { visitor } = useSession();
  const times = useStaffTimes();
  const to = staffPaths.internalEvent(eventId);
  const day = times.shortDay(startAt, timeZone);
  return internalVerdict(visitor, to) === 'open' ? <RowLink to={to}>{day}</RowLink> : day;
}
