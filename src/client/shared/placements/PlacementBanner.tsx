import { CtaLink } from './CtaLink.tsx';
import { PlacementIcon } from './PlacementIcon.tsx';
import { usePlacement, type PlacementFormProps } from './usePlacement.ts';

/** One line above everything: news, and where to read more. */
export function PlacementBanner({ instance }: PlacementFormProps) {
  const { title, subtitle, icon, content, ctas } = usePlacement(instance);
  return (
    <aside className="notice" aria-label={title}>
      <PlacementIcon name={icon ?? ''} />
      <div>
        <p>
          <span className="strong">{title}</span>
          {[subtitle, content].map((text) => text != null && <span key={text}> {text}</span>)}
          {ctas.map((cta) => (
            <span key={cta.label}>
              {' '}
              <CtaLink cta={cta} />
            </span>
          ))}
        </p>
      </div>
    </aside>
  );
}
