import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';
import type { SurveyUse } from './useSurvey.ts';
import styles from './Billboard.module.css';

export interface SurveyCardProps {
  readonly survey: SurveyUse;
  readonly onFollow: () => void;
  readonly onDismiss: () => void;
}

/** BAN-23: a question shown once, until it is followed or dismissed. */
export function SurveyCard({
  survey: { title, content, label, link },
  onFollow,
  onDismiss,
}: SurveyCardProps) {
  const titleId = useId();
  return (
    <section className={styles['billboard']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 id={titleId}>
          <FormattedMessage id="billboards.survey.title" />
        </h2>
        <Button look="quiet" small onClick={onDismiss}>
          <FormattedMessage id="billboards.survey.dismiss" />
        </Button>
      </div>
      <div className={styles['body']}>
        <p className="small">
          {title} {content}
        </p>
        <ButtonAnchor
          href={link}
          target="_blank"
          rel="noreferrer"
          onClick={onFollow}
          look="secondary"
          small
          outside
        >
          {label}
        </ButtonAnchor>
      </div>
    </section>
  );
}
