import { useEffect, useState, type ReactNode } from 'react';
import type { EnergyEvent } from '../../../../codegen/rest/types.ts';
import { appQueries } from '../../platform/cache/queries.ts';
import { useApp } from '../../platform/screen/app.ts';
import { cx } from '../../ui/cx.ts';
import { oneEvent } from './eventQueries.ts';
import styles from './Reveal.module.css';

interface RevealProps {
  readonly eventId: string;
  readonly isNew: boolean;
  readonly children: ReactNode;
}

/**
 * What is inside appears part by part where the result is new, for the one time that the member sees it so. It is there
 * from the start for screen readers and where less motion is wanted, and any key or touch shows all of it.
 */
export function Reveal({ eventId, isNew, children }: RevealProps) {
  const app = useApp();
  const [reveals, setReveals] = useState(isNew);
  useEffect(() => {
    if (!isNew) return;
    void app.rest.act('/event_result_seen', { body: { event_id: eventId } }, { intent: 'read' });
    appQueries(app).setQueryData<EnergyEvent>(
      oneEvent(app, eventId).queryKey,
      (event) => event && { ...event, result_is_new: false },
    );
  }, [app, eventId, isNew]);
  useEffect(() => {
    if (!reveals) return undefined;
    const skip = () => setReveals(false);
    document.addEventListener('keydown', skip);
    document.addEventListener('pointerdown', skip);
    return () => {
      document.removeEventListener('keydown', skip);
      document.removeEventListener('pointerdown', skip);
    };
  }, [reveals]);
  return (
    <div className={cx('stack', reveals && styles['reveal'])} data-reveals={reveals || undefined}>
      {children}
    </div>
  );
}
