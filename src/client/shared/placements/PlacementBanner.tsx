import { Notice } from '../../ui/Notice.tsx';
import { CtaLink } from './CtaLink.tsx';
import { usePlacement, type PlacementFormProps } from './usePlacement.ts';

/** One line above everything: news, and where to read more. Its sign is always the same, so that Home does not wait for all of them. */
export function PlacementBanner({ instance }: PlacementFormProps) {
  const { title, subtitle, content, ctas } = usePlacement(instance);
  return (
    <aside aria-label={title}>
      <Notice title={title}>
        <p>
          {subtitle} {content}
          {ctas.map((cta) => (
            <span key={cta.label}>
              {' '}
              <CtaLink cta={cta} />
            </span>
          ))}
        </p>
      </Notice>
    </aside>
  );
}
