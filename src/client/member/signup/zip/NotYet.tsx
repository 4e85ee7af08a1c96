import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { appQueries } from '../../../platform/cache/queries.ts';
import type { Signup } from '../../../../../codegen/rest/types.ts';
import { shownPostalCode } from '../../../../domain/settings/postalCodes.ts';
import { isEmailAddress, LONGEST_EMAIL } from '../../../../domain/signup/emailAddress.ts';
import { focusHeading } from '../../../platform/page/focusHeading.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { Button } from '../../../ui/Button.tsx';
import { readText } from '../../../ui/form/readText.ts';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { signupState } from '../signupQueries.ts';
import { StepForm } from '../StepForm.tsx';
import { StepFrame } from '../StepFrame.tsx';
import type { StepUse } from '../useStep.ts';

export interface NotYetProps {
  readonly use: StepUse;
  readonly zip: NonNullable<Signup['zip']>;
  readonly onOther: () => void;
}

/** For homes whose utility can't be connected yet: asks only for an email address, kept for a single email. */
export function NotYet({ use, zip, onOther }: NotYetProps) {
  const intl = useIntl();
  const app = useApp();
  const [sentTo, setSentTo] = useState(use.signup.waiting_email);
  const [email, setEmail] = useState('');
  useEffect(() => {
    window.scrollTo(0, 0);
    focusHeading();
  }, []);
  const utility = zip.utility_short_name;
  const values = {
    code: shownPostalCode(zip.zip),
    utility,
    email: sentTo,
    product: app.brand.words.productName,
  };
  return (
    <StepFrame
      use={use}
      title={intl.formatMessage({ id: 'homeCheck.notYet.title' }, values)}
      why={<FormattedMessage id="homeCheck.notYet.named" values={values} />}
    >
      <div className="stack">
        <div role="status">
          {sentTo !== null && (
            <Notice>
              <p>
                <FormattedMessage id="signup.zip.waits" values={values} />
              </p>
            </Notice>
          )}
        </div>
        {sentTo === null ? (
          <StepForm
            use={use}
            onType={(form) => setEmail(readText(form, 'email').trim())}
            findFaults={(form) => ({
              email: isEmailAddress(readText(form, 'email').trim())
                ? undefined
                : intl.formatMessage({ id: 'signup.full.noEmail' }),
            })}
            send={(form) =>
              app.rest.act(
                '/signup/waitlist',
                { body: { email: readText(form, 'email').trim() } },
                { fieldsShown: ['email'] },
              )
            }
            onAnswer={() => {
              setSentTo(email);
              void appQueries(app).invalidateQueries({ queryKey: signupState(app).queryKey });
            }}
            button={<FormattedMessage id="signup.zip.tellMe" />}
          >
            {(faults) => (
              <TextInput
                label={<FormattedMessage id="signup.full.email" />}
                hint={<FormattedMessage id="signup.zip.oneEmail" values={values} />}
                name="email"
                type="email"
                inputMode="email"
                error={faults['email']}
                autoComplete="email"
                maxLength={LONGEST_EMAIL}
                required
              />
            )}
          </StepForm>
        ) : (
          <Button wide look="secondary" onClick={() => setSentTo(null)}>
            <FormattedMessage id="signup.zip.otherEmail" />
          </Button>
        )}
        <Button wide look="quiet" onClick={onOther}>
          <FormattedMessage id="signup.zip.other" />
        </Button>
      </div>
    </StepFrame>
  );
}
