import { FormattedMessage } from 'react-intl';
import { useActorName } from './useActorName.ts';
import { useStaffTimes } from '../values/useStaffTimes.ts';

interface ChangedByProps {
  /** Name or address of a person, or `system`. */
  readonly actor: string;
  readonly at: string;
  readonly zone: string;
}

/** Who made a change, and when. */
export function ChangedBy({ actor, at, zone }: ChangedByProps) {
  const times = useStaffTimes();
  const actorName = useActorName();
  return (
    <FormattedMessage
      id="internal.history.who"
      values={{
        actor: actorName(actor),
        at: <time dateTime={at}>{times.stamp(at, zone)}</time>,
        zone,
      }}
    />
  );
}
