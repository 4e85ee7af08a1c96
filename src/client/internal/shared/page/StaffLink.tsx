import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useOpens } from './useOpens.ts';

/** A link to a page of the staff area; only its text where the page doesn't open for this person. */
export function StaffLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return useOpens()(to) ? <Link to={to}>{children}</Link> : <>{children}</>;
}
