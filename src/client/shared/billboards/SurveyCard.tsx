import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';
import styles from './Billboard.module.css';

export interface SurveyCardProps {
  readonly link: string;
  readonly onFollow: () => void;
  readonly onDismiss: () => void;
}

/** BAN-23: a question shown once, until it is followed or dismissed. */
export function SurveyCard({ link, onFollow, onDismiss }: SurveyCardProps) {
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
          <FormattedMessage id="billboards.survey.text" />
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
          <FormattedMessage id="billboards.survey.follow" />
        </ButtonAnchor>
      </div>
    </section>
  );
}
