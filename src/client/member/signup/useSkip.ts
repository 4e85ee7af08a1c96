import { useApp } from '../../platform/screen/app.ts';
import { RequestFailure } from '../../platform/transport/failure.ts';
import type { Outcome } from '../../platform/transport/failure.ts';
import { useSend } from './useSend.ts';
import type { StepUse } from './useStep.ts';

/** SGN-29: skips the step for now, and continues at the server's next step. */
export function useSkip({ step, proceed }: StepUse): {
  readonly busy: boolean;
  readonly skip: () => Promise<void>;
} {
  const { rest } = useApp();
  const { busy, send } = useSend();
  return {
    busy,
    skip: async () => {
      const answer = await send(() =>
        toOutcome(rest.read('/signup/skip/{step}', { params: { path: { step } } }, { intent: 'action' })),
      );
      if (answer !== null) proceed(answer);
    },
  };
}

/** The contract makes skipping a GET request; here it is handled as an action. */
async function toOutcome<Data>(read: Promise<Data>): Promise<Outcome<Data>> {
  try {
    return { kind: 'ok', data: await read };
  } catch (error) {
    if (error instanceof RequestFailure) return { kind: 'failed', failure: error };
    throw error;
  }
}
