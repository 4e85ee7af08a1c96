import { FormattedMessage } from 'react-intl';
import type { EnergyEvent } from '../../../../codegen/rest/types.ts';
import { useSession } from '../../platform/session/useSession.ts';

/** Who answered for the home, if it was somebody else. */
export function AnsweredBy({ event: { answered_by: person } }: { readonly event: EnergyEvent }) {
  const { user } = useSession();
  if (person === undefined || person.person_id === user?.id) return null;
  return (
    <span className="small muted">
      <FormattedMessage id="events.answeredBy" values={{ name: person.name }} />
    </span>
  );
}
