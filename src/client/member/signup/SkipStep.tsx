import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import styles from './StepFrame.module.css';
import { useSkip } from './useSkip.ts';
import type { StepUse } from './useStep.ts';

/** SGN-29: skips the step for now; it can be completed later from Home. */
export function SkipStep({ use, note }: { readonly use: StepUse; readonly note: ReactNode }) {
  const { busy, skip } = useSkip(use);
  return (
    <div className={styles['skip']}>
      <Button look="quiet" busy={busy} onClick={() => void skip()}>
        <FormattedMessage id="signup.skip" />
      </Button>
      {note !== undefined && <p className="small muted">{note}</p>}
    </div>
  );
}
