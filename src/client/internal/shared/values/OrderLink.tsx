import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { internalVerdict } from '../../../../domain/session/internalGate.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { useSession } from '../../../platform/session/useSession.ts';

interface OrderLinkProps {
  /** Its global id; null: there is no order. */
  readonly orderId: string | null | undefined;
  readonly children: ReactNode;
}

/** The name of what was ordered, linked for staff who may open orders. */
export function OrderLink({ orderId, children }: OrderLinkProps) {
  const { visitor } = useSession();
  if (orderId == null) return children;
  const page = staffPaths.internalOrder(orderId);
  return internalVerdict(visitor, page) === 'open' ? <Link to={page}>{children}</Link> : children;
}
