import { useEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EnergyPeriod } from '../../../domain/energy/periods.ts';
import { paths } from '../../platform/navigation/paths.ts';
import type { Comparison } from './energyAddress.ts';

interface Neighbors {
  readonly period: EnergyPeriod;
  /** The first day of the period before and after; null: there is none. */
  readonly before: string | null;
  readonly after: string | null;
  readonly compare: Comparison | null;
}

/** A finger that moves less far sideways taps or scrolls. */
const SWIPE_PX = 56;

/** What uses the arrow keys itself: fields, and tables that scroll sideways. */
const OWN_ARROWS = 'input, select, textarea, [contenteditable], [role="dialog"], .chart-table';

/** The arrow keys and a swipe over the chart go to the periods before and after. */
export function usePeriodMoves(
  area: RefObject<HTMLElement | null>,
  { period, before, after, compare }: Neighbors,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    const go = (date: string | null): void => {
      if (date !== null)
        void navigate(paths.energy({ period, date, compare }), {
          state: { keepScroll: true },
          preventScrollReset: true,
        });
    };
    const onKey = (press: KeyboardEvent): void => {
      if (press.defaultPrevented || press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return;
      if (press.target instanceof Element && press.target.closest(OWN_ARROWS) !== null) return;
      if (press.key === 'ArrowLeft') go(before);
      if (press.key === 'ArrowRight') go(after);
    };
    let from: Touch | null = null;
    const onTouch = ({ touches, target }: TouchEvent): void => {
      const isOwn = target instanceof Element && target.closest(OWN_ARROWS) !== null;
      from = touches.length === 1 && !isOwn ? (touches[0] ?? null) : null;
    };
    const onLift = ({ changedTouches: [to] }: TouchEvent): void => {
      if (from === null || to === undefined) return;
      const [right, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
      from = null;
      if (Math.abs(right) < SWIPE_PX || Math.abs(right) < 2 * Math.abs(down)) return;
      go(right > 0 ? before : after);
    };
    const element = area.current;
    document.addEventListener('keydown', onKey);
    element?.addEventListener('touchstart', onTouch, { passive: true });
    element?.addEventListener('touchend', onLift, { passive: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      element?.removeEventListener('touchstart', onTouch);
      element?.removeEventListener('touchend', onLift);
    };
  }, [area, navigate, period, before, after, compare]);
}
