import { Skeleton } from '../ui/Skeleton.tsx';

/** Stands for a screen until the browser has it: a heading and two cards, in the shell of the screen. */
export function PaintedScreen() {
  return (
    <div className="stack" aria-busy="true">
      <Skeleton width="60%" height={29} />
      <Skeleton height={168} look="card" />
      <Skeleton height={168} look="card" />
    </div>
  );
}
