import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';

/** A named part of a page. */
export function Panel({ title, aside, flush = false, children }: { readonly title: ReactNode; readonly aside?: ReactNode; readonly flush?: boolean; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Card title={title} titleId={id} aside={aside} flush={flush}>
      {children}
    </Card>
  );
}
