import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import {
  isPostalCode,
  normalPostalCode,
  postalCodeToSend,
  shownPostalCode,
} from '../../../../domain/settings/postalCodes.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import type { Outcome } from '../../../platform/transport/failure.ts';
import { PostalCodeInput } from '../../../shared/homeCheck/PostalCodeInput.tsx';
import { readText } from '../../../ui/form/readText.ts';
import { StepForm } from '../StepForm.tsx';
import { StepFrame } from '../StepFrame.tsx';
import type { StepUse } from '../useStep.ts';
import { ServedHere } from './ServedHere.tsx';

export interface ZipQuestionProps<Answer> {
  readonly use: StepUse;
  /** Asks for another code, with the focus in the field. */
  readonly again: boolean;
  readonly send: (code: string) => Promise<Outcome<Answer>>;
  readonly onAnswer: (answer: Answer) => void;
}

export function ZipQuestion<Answer>({ use, again, send, onAnswer }: ZipQuestionProps<Answer>) {
  const intl = useIntl();
  const { country, words } = useApp().brand;
  const { signup, edit, typed } = use;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (again) input.current?.focus();
  }, [again]);
  const [asked] = useSearchParams();
  const first = asked.get('zip') ?? typed['zip_code'] ?? signup.zip?.zip ?? '';
  const [text, setText] = useState(first);
  const whole = isPostalCode(text.trim(), country) ? normalPostalCode(text) : null;
  const codeIn = (form: FormData) => postalCodeToSend(readText(form, 'zip_code'));

  const title = intl.formatMessage({ id: edit === null ? 'signup.zip.title' : 'signup.zip.editTitle' });
  const why = (
    <FormattedMessage
      id={edit === null ? 'signup.zip.why' : 'signup.zip.editWhy'}
      values={{ product: words.productName, events: words.reductionEvent.many }}
    />
  );
  return (
    <StepFrame use={use} title={title} why={why}>
      <StepForm
        use={use}
        keeps={['zip_code']}
        onType={(form) => setText(readText(form, 'zip_code'))}
        findFaults={(form) => ({
          zip_code: isPostalCode(codeIn(form), country)
            ? undefined
            : intl.formatMessage({ id: `homeCheck.fault.${country}` }),
        })}
        send={(form) => send(codeIn(form))}
        onAnswer={onAnswer}
        button={<FormattedMessage id="signup.continue" />}
      >
        {(faults) => (
          <>
            <PostalCodeInput
              name="zip_code"
              defaultValue={shownPostalCode(first)}
              ref={input}
              error={faults['zip_code'] ?? faults['zip']}
            />
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
