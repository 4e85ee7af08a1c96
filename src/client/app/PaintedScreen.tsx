import { Skeleton } from '../ui/Skeleton.tsx';

/** A placeholder in the screen's shell until the browser has the screen: a heading and two cards. */
export function PaintedScreen() {
  return (
    <div className="stack" aria-busy="true">
      <Skeleton width="60%" height={29} />
      <Skeleton height={168} look="card" />
      <Skeleton height={168} look="card" />
    </div>
  );
}
