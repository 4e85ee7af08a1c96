import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Tile } from '../../ui/List.tsx';
import { CtaLink } from './CtaLink.tsx';
import { PlacementIcon } from './PlacementIcon.tsx';
import styles from './PlacementCard.module.css';
import type { PlacementCard_instance$key } from '../../../../codegen/relay/PlacementCard_instance.graphql.ts';

/** One piece of content: what an operator wrote, plain text only. */
export function PlacementCard({ instance: key }: { readonly instance: PlacementCard_instance$key }) {
  const titleId = useId();
  const instance = useFragment(
    graphql`
      fragment PlacementCard_instance on PlacementInstance {
        title
        subtitle
        icon
        content
        imageUrl
        subtext
        ctas {
          label
          level
          ...CtaLink_cta
        }
      }
    `,
    key,
  );
  const inline = instance.ctas.filter(({ level }) => level === 'INLINE');
  const buttons = instance.ctas.filter(({ level }) => level !== 'INLINE');
  return (
    <section className="card" aria-labelledby={titleId}>
      <div className="stack">
        {instance.imageUrl != null && <img src={instance.imageUrl} alt="" width={640} height={240} loading="lazy" className={styles['picture']} />}
        <div className={styles['head']}>
          {instance.icon != null && (
            <Tile>
              <PlacementIcon name={instance.icon} />
            </Tile>
          )}
          <div className="stack stack-tight grow">
            <h2 id={titleId}>{instance.title}</h2>
            {instance.subtitle != null && <p className="strong">{instance.subtitle}</p>}
            {(instance.content != null || inline.length > 0) && (
              <p className="muted">
                {instance.content}
                {inline.map((cta) => (
                  <span key={cta.label}>
                    {' '}
                    <CtaLink cta={cta} />
                  </span>
                ))}
              </p>
            )}
          </div>
        </div>
        {buttons.length > 0 && (
          <div className="row">
            {buttons.map((cta) => (
              <CtaLink key={cta.label} cta={cta} />
            ))}
          </div>
        )}
        {instance.subtext != null && <p className="small muted">{instance.subtext}</p>}
      </div>
    </section>
  );
}
