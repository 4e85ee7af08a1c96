import { cx } from '../../ui/cx.ts';
import { CtaLink } from './CtaLink.tsx';
import type { Placement } from './usePlacement.ts';
import styles from './PlacementCard.module.css';

/** The text with its links in the text (BAN-40: INLINE). */
export function PlacementText({ of: { content, ctas } }: { readonly of: Placement }) {
  const inline = ctas.filter(({ level }) => level === 'INLINE');
  if (content == null && inline.length === 0) return null;
  return (
    <p className={cx('muted', styles['text'])}>
      {content}
      {inline.map((cta) => (
        <span key={cta.label}>
          {' '}
          <CtaLink cta={cta} />
        </span>
      ))}
    </p>
  );
}

/** The buttons, in the operator's order. */
export function PlacementButtons({ of: { ctas } }: { readonly of: Placement }) {
  const buttons = ctas.filter(({ level }) => level !== 'INLINE');
  if (buttons.length === 0) return null;
  return (
    <div className="row">
      {buttons.map((cta) => (
        <CtaLink key={cta.label} cta={cta} />
      ))}
    </div>
  );
}
