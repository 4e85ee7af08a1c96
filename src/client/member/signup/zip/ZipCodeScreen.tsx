import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { normalPostalCode } from '../../../../domain/settings/postalCodes.ts';
import { appQueries } from '../../../platform/cache/queries.ts';
import type { Signup } from '../../../../../codegen/rest/types.ts';
import { ZIP_ELIGIBILITY } from '../../../../domain/signup/zipEligibility.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { RequestFailure, type Outcome } from '../../../platform/transport/failure.ts';
import { homeCheck } from '../../../shared/homeCheck/homeCheckQuery.ts';
import { signupState } from '../signupQueries.ts';
import { useSend } from '../useSend.ts';
import { leaveEdit, useStep, type StepUse } from '../useStep.ts';
import { wayBack } from '../wayBack.ts';
import { NotYet } from './NotYet.tsx';
import { ZipEnding } from './ZipEnding.tsx';
import { ZipQuestion } from './ZipQuestion.tsx';

const AT_THE_QUESTION = ['zip_code', 'zip'];

/** A code's outcome; `answer` is null until the code is sent. */
interface Ending {
  readonly zip: NonNullable<Signup['zip']>;
  readonly answer: Signup | null;
}

/**
 * `/signup/zip_code` (SGN-05): asks where the home is and says what is available there. With `?edit=true` it moves the
 * home, which drops its utility: if the new place has no events, the screen says so first and moves only when the
 * member continues.
 */
export default function ZipCodeScreen() {
  const app = useApp();
  const use = useStep();
  const [asked] = useSearchParams();
  const { busy, send } = useSend();
  const [ending, setEnding] = useState<Ending | null>(() => waitingAt(use, asked.get('zip')));
  const [again, setAgain] = useState(false);
  const { edit, proceed } = use;

  const say = async (zip_code: string, fieldsShown?: readonly string[]) => {
    const outcome = await app.rest.act('/signup/zip_code', { body: { zip_code } }, { fieldsShown });
    if (outcome.kind === 'ok') appQueries(app).setQueryData(signupState(app).queryKey, outcome.data);
    return outcome;
  };
  // Moving ends with connecting the new home's utility; joining continues at the server's next step.
  const leadOn = (answer: Signup, connects: boolean) => {
    if (edit === null) proceed(answer);
    else if (connects) app.navigator.go(paths.connectUtility(), { state: wayBack(edit.back) });
    else leaveEdit(app, edit);
  };
  const ask = async (zip_code: string): Promise<Outcome<Signup | Ending>> => {
    if (edit === null) return say(zip_code, AT_THE_QUESTION);
    try {
      const { zip, eligibility, utility_short_name, not_yet } = await appQueries(app).query(
        homeCheck(app, zip_code),
      );
      if (eligibility === ZIP_ELIGIBILITY.OHM_UTILITY_ELIGIBLE) return await say(zip_code, AT_THE_QUESTION);
      return { kind: 'ok', data: { zip: { zip, eligibility, utility_short_name, not_yet }, answer: null } };
    } catch (error) {
      // Without knowing the consequences, the home isn't moved.
      if (!(error instanceof RequestFailure)) throw error;
      if (error.kind === 'refused' || error.kind === 'unreachable')
        app.flashes.show({ type: 'error', text: error.message });
      return { kind: 'failed', failure: error };
    }
  };

  const askAgain = () => {
    setEnding(null);
    setAgain(true);
  };
  if (ending !== null && ending.answer !== null && waits(ending.answer))
    return <NotYet use={use} zip={ending.zip} onOther={askAgain} />;
  if (ending !== null) {
    const proceedThere = async () => {
      const answer = ending.answer ?? (await send(() => say(ending.zip.zip)));
      if (answer !== null)
        leadOn(answer, ending.zip.eligibility === ZIP_ELIGIBILITY.OHM_PARTIALLY_INELIGIBLE);
    };
    return (
      <ZipEnding
        use={use}
        zip={ending.zip}
        busy={busy}
        onProceed={() => void proceedThere()}
        onOther={askAgain}
      />
    );
  }
  return (
    <ZipQuestion
      use={use}
      again={again}
      send={ask}
      onAnswer={(answer) => {
        if ('answer' in answer) setEnding(answer);
        else if (answer.zip !== null && waits(answer)) setEnding({ zip: answer.zip, answer });
        else if (answer.zip === null || answer.zip.eligibility === ZIP_ELIGIBILITY.OHM_UTILITY_ELIGIBLE)
          leadOn(answer, true);
        else setEnding({ zip: answer.zip, answer });
      }}
    />
  );
}

/** Whether a visitor's utility can't be connected yet. A member can still choose it and waits with an account. */
const waits = ({ member, zip }: Signup): boolean => !member && zip?.not_yet === true;

/** For a visitor who left an email address earlier, or comes from the landing page with a code that was sent there. */
function waitingAt({ signup, edit }: StepUse, asked: string | null): Ending | null {
  const { zip } = signup;
  if (edit !== null || zip === null || !waits(signup)) return null;
  const wasSent = asked !== null && normalPostalCode(asked) === zip.zip;
  return signup.waiting_email !== null || wasSent ? { zip, answer: signup } : null;
}
