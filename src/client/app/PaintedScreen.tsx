import { useScreenData } from '../platform/screen/screen.ts';
import { Skeleton } from '../ui/Skeleton.tsx';

/** A placeholder in the screen's shell until the browser has the screen: a heading and two cards, on a page of the same width. */
export function PaintedScreen() {
  const hasColumns = useScreenData<() => boolean | undefined>();
  return (
    <div className={hasColumns === true ? 'columns' : 'stack'} aria-busy="true">
      <div className="columns-whole">
        <Skeleton width="60%" height={29} />
      </div>
      <Skeleton height={168} look="card" />
      <Skeleton height={168} look="card" />
    </div>
  );
}
