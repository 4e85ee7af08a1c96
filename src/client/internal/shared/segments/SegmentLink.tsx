import { Link } from 'react-router-dom';
import { internalVerdict } from '../../../../domain/session/internalGate.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { useSession } from '../../../platform/session/useSession.ts';

/** A segment by name, linked for staff who may open segments. */
export function SegmentLink({ segmentId, name }: { readonly segmentId: string; readonly name: string }) {
  const { visitor } = useSession();
  const page = staffPaths.internalSegment(segmentId);
  return internalVerdict(visitor, page) === 'open' ? <Link to={page}>{name}</Link> : name;
}
