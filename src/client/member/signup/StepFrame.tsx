import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { signupProgress, type SignupProgress } from '../../../domain/signup/progress.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { NextBestAction } from './NextBestAction.tsx';
import { stepBefore } from './place.ts';
import { SkipStep } from './SkipStep.tsx';
import styles from './StepFrame.module.css';
import { usePrefetchNextStep } from './usePrefetchNextStep.ts';
import { usePlace } from './usePlace.ts';
import type { StepUse } from './useStep.ts';

export interface StepFrameProps {
  readonly use: StepUse;
  /** The one question. */
  readonly title: string;
  /** Why we ask for it. */
  readonly why?: ReactNode;
  /** What happens to a skipped step. */
  readonly skipNote?: ReactNode;
  /** The step has its own button to continue without it. */
  readonly ownWayOn?: boolean;
  readonly children: ReactNode;
}

/** One question per page: progress, the back link, the question with its reason, and a skip link if allowed. */
export function StepFrame({ use, title, why, skipNote, ownWayOn = false, children }: StepFrameProps) {
  const { signup, step, edit } = use;
  useDocumentTitle(title);
  usePlace(use);
  usePrefetchNextStep(step, signup);
  const mayBeSkipped =
    !ownWayOn &&
    edit === null &&
    signup.steps.some(({ name, skippable, done }) => name === step && skippable && !done);
  return (
    <div className={styles['frame']}>
      {edit === null ? (
        <Way use={use} />
      ) : (
        <BackLink to={edit.back} asNew>
          <FormattedMessage id="signup.cancel" />
        </BackLink>
      )}
      <PageHeading lead={why}>{title}</PageHeading>
      {children}
      {mayBeSkipped && <SkipStep use={use} note={skipNote} />}
      {signup.member && edit === null && <NextBestAction use={use} />}
    </div>
  );
}

function Way({ use: { signup, step } }: { readonly use: StepUse }) {
  const intl = useIntl();
  const before = stepBefore(step, signup);
  const progress = signupProgress(signup.steps, step);
  const back = before !== null ? paths.signupStep(before) : signup.member ? null : paths.home();
  return (
    <div className={styles['top']}>
      <div className={styles['line']}>
        {back === null ? (
          <span />
        ) : (
          <BackLink to={back} asNew>
            <FormattedMessage id="signup.back" />
          </BackLink>
        )}
        {progress !== null && (
          <span className="small muted number">
            <FormattedMessage id="signup.position" values={positionValues(progress)} />
          </span>
        )}
      </div>
      {progress !== null && (
        <Progress
          value={progress.total === null ? 0 : (progress.position - 1) / progress.total}
          label={intl.formatMessage({ id: 'signup.progress' })}
          valueText={intl.formatMessage(
            { id: 'signup.positionNamed' },
            {
              ...positionValues(progress),
              name: intl.formatMessage({ id: `signup.stage.${progress.stage}` }),
            },
          )}
        />
      )}
    </div>
  );
}

const positionValues = ({ position, total }: SignupProgress) => ({
  known: total === null ? 'no' : 'yes',
  position,
  total,
});
