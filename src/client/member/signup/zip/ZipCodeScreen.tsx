import { useState } from 'react';
import type { Signup } from '../../../../../codegen/rest/types.ts';
import { ZIP_ELIGIBILITY } from '../../../../domain/signup/zipEligibility.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { leaveEdit, useStep } from '../useStep.ts';
import { ZipEnding } from './ZipEnding.tsx';
import { ZipQuestion } from './ZipQuestion.tsx';

/** `/signup/zip_code` (SGN-05): where the home is, and honestly what that leads to. With `?edit=true` it moves the home. */
export default function ZipCodeScreen() {
  const app = useApp();
  const use = useStep();
  const [ending, setEnding] = useState<Signup | null>(null);
  const { edit, goOn } = use;

  // Moving ends with the utility that serves the new home; joining goes on where the server says.
  const leadOn = (answer: Signup, connects: boolean) => {
    if (edit === null) goOn(answer);
    else if (connects) app.navigator.go(paths.signupStep('utility', { edit: true, next: edit.back }));
    else leaveEdit(app, edit);
  };
  if (ending !== null) {
    return <ZipEnding use={use} answer={ending} onGoOn={() => leadOn(ending, ending.zip?.eligibility === ZIP_ELIGIBILITY.OHM_PARTIALLY_INELIGIBLE)} onOther={() => setEnding(null)} />;
  }
  return (
    <ZipQuestion
      use={use}
      onAnswer={(answer) => {
        if (answer.zip?.eligibility === ZIP_ELIGIBILITY.OHM_UTILITY_ELIGIBLE) leadOn(answer, true);
        else setEnding(answer);
      }}
    />
  );
}
