import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';
import styles from './Panel.module.css';

/** A named part of a page. */
export function Panel({
  title,
  aside,
  children,
}: {
  readonly title: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Card title={title} titleId={id} aside={aside}>
      <div className={styles['panel']}>{children}</div>
    </Card>
  );
}
