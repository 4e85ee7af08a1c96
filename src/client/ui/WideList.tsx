import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import './WideList.css';

/** A list that is a screen's content, in its card: in two columns on a wide screen. Put it on a page of `columns`. */
export function WideList({ children }: { readonly children: ReactNode }) {
  return (
    <Card flush>
      <ul className="list list-wide">{children}</ul>
    </Card>
  );
}
