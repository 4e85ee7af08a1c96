import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import type { Signup } from '../../../../../codegen/rest/types.ts';
import { isPostalCode, normalPostalCode, postalCodeToSend, shownPostalCode } from '../../../../domain/settings/postalCodes.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { PostalCodeInput } from '../../../shared/homeCheck/PostalCodeInput.tsx';
import { textOf } from '../../../ui/form/textOf.ts';
import { signupState } from '../signupQueries.ts';
import { StepForm } from '../StepForm.tsx';
import { StepFrame } from '../StepFrame.tsx';
import type { StepUse } from '../useStep.ts';
import { ServedHere } from './ServedHere.tsx';

export interface ZipQuestionProps {
  readonly use: StepUse;
  readonly onAnswer: (answer: Signup) => void;
}

export function ZipQuestion({ use, onAnswer }: ZipQuestionProps) {
  const intl = useIntl();
  const app = useApp();
  const { country, words } = app.brand;
  const { signup, edit, typed } = use;
  const [asked] = useSearchParams();
  const first = asked.get('zip') ?? typed['zip_code'] ?? signup.zip?.zip ?? '';
  const [text, setText] = useState(first);
  const whole = isPostalCode(text.trim(), country) ? normalPostalCode(text) : null;
  const codeIn = (form: FormData) => postalCodeToSend(textOf(form, 'zip_code'));

  const title = intl.formatMessage({ id: edit === null ? 'signup.zip.title' : 'signup.zip.editTitle' });
  const why = <FormattedMessage id={edit === null ? 'signup.zip.why' : 'signup.zip.editWhy'} values={{ product: words.productName, events: words.reductionEvent.many }} />;
  return (
    <StepFrame use={use} title={title} why={why}>
      <StepForm
        use={use}
        keeps={['zip_code']}
        onType={(form) => setText(textOf(form, 'zip_code'))}
        faultsOf={(form) => ({ zip_code: isPostalCode(codeIn(form), country) ? undefined : intl.formatMessage({ id: `homeCheck.fault.${country}` }) })}
        send={(form) => app.rest.act('/signup/zip_code', { body: { zip_code: codeIn(form) } })}
        onAnswer={(answer) => {
          app.queries.setQueryData(signupState(app).queryKey, answer);
          onAnswer(answer);
        }}
        button={<FormattedMessage id="signup.continue" />}
      >
        {(faults) => (
          <>
            <PostalCodeInput name="zip_code" defaultValue={shownPostalCode(first)} error={faults['zip_code'] ?? faults['zip']} />
            <div role="status">{whole !== null && <ServedHere code={whole} />}</div>
          </>
        )}
      </StepForm>
      {!signup.member && (
        <p className="muted">
          <FormattedMessage id="signup.member" />{' '}
          <Link to={paths.login()}>
            <FormattedMessage id="signup.login" />
          </Link>
        </p>
      )}
    </StepFrame>
  );
}
