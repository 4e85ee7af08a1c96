import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApp } from '../../platform/screen/app.ts';
import { RequestFailure } from '../../platform/transport/failure.ts';
import type { Outcome } from '../../platform/transport/failure.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './StepFrame.module.css';
import { useSend } from './useSend.ts';
import type { StepUse } from './useStep.ts';

/** SGN-29: leaves the step out for now. What is left out can be made up for later, from Home. */
export function SkipStep({ use: { step, goOn }, note }: { readonly use: StepUse; readonly note: ReactNode }) {
  const { rest } = useApp();
  const { busy, send } = useSend();
  async function skip() {
    const answer = await send(() => outcomeOf(rest.read('/signup/skip/{step}', { params: { path: { step } } }, { intent: 'action' })));
    if (answer !== null) goOn(answer);
  }
  return (
    <div className={styles['skip']}>
      <Button look="quiet" busy={busy} onClick={() => void skip()}>
        <FormattedMessage id="signup.skip" />
      </Button>
      {note !== undefined && <p className="small muted">{note}</p>}
    </div>
  );
}

/** The contract skips by a read; pressed, it is an action like any other. */
async function outcomeOf<Data>(read: Promise<Data>): Promise<Outcome<Data>> {
  try {
    return { kind: 'ok', data: await read };
  } catch (error) {
    if (error instanceof RequestFailure) return { kind: 'failed', failure: error };
    throw error;
  }
}
