import { internalVerdict } from '../../../../domain/session/internalGate.ts';
import { useSession } from '../../../platform/session/useSession.ts';

/** Whether a page of the staff area opens for this person, so that no link leads to what is refused. */
export function useOpens(): (to: string) => boolean {
  const { visitor } = useSession();
  return (to) => internalVerdict(visitor, to.split('?')[0] ?? to) === 'open';
}
