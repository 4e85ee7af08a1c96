import { FormattedMessage, useIntl } from 'react-intl';
import { isEmailAddress, LONGEST_EMAIL } from '../../../../domain/signup/emailAddress.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { readAttribution } from '../../../platform/session/attribution.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { readText } from '../../../ui/form/readText.ts';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { StepForm } from '../StepForm.tsx';
import { StepFrame } from '../StepFrame.tsx';
import type { StepUse } from '../useStep.ts';
import { Captcha } from './Captcha.tsx';
import { NameFields } from './NameFields.tsx';
import { nameFaults, namesIn } from './names.ts';
import { outside } from '../../../ui/outside.tsx';
import { useCaptcha } from './useCaptcha.ts';

export function NameAndEmail({ use, onSent }: { readonly use: StepUse; readonly onSent: () => void }) {
  const intl = useIntl();
  const { rest, brand } = useApp();
  const { signup, typed, proceed } = use;
  const { frame, height, expired, token, again } = useCaptcha();
  // Members are already identified.
  const asksCaptcha = brand.captchaSiteKey !== null && !signup.member;
  const say = (id: string) => intl.formatMessage({ id });

  return (
    <StepFrame use={use} title={say('signup.full.title')} why={<FormattedMessage id="signup.full.why" />}>
      <StepForm
        use={use}
        // Consent to the terms is never restored from a draft.
        keeps={['first_name', 'last_name', 'email']}
        findFaults={(form) => ({
          ...nameFaults(form, intl),
          email: isEmailAddress(readText(form, 'email')) ? undefined : say('signup.full.noEmail'),
          terms: form.get('terms') === null ? say('signup.full.noTerms') : undefined,
          captcha_token: asksCaptcha && token() === null ? say('signup.full.noCaptcha') : undefined,
        })}
        send={(form) => {
          const [captcha_token, { referrer }] = [token(), readAttribution(window, Date.now)];
          const also = {
            ...(captcha_token === null ? {} : { captcha_token }),
            ...(referrer === undefined ? {} : { referral_code: referrer }),
          };
          return rest.act(
            '/signup/full',
            {
              body: {
                ...namesIn(form),
                email: readText(form, 'email'),
                terms: form.get('terms') !== null,
                ...also,
              },
            },
            { fieldsShown: ['first_name', 'last_name', 'email', 'terms', 'captcha_token'] },
          );
        }}
        onAnswer={(answer) => {
          proceed(answer);
          onSent();
        }}
        onRefused={again}
        button={<FormattedMessage id="signup.full.send" />}
      >
        {(faults) => (
          <>
            <NameFields first={typed['first_name'] ?? ''} last={typed['last_name'] ?? ''} faults={faults} />
            <TextInput
              label={<FormattedMessage id="signup.full.email" />}
              name="email"
              type="email"
              inputMode="email"
              defaultValue={typed['email'] ?? signup.mail_sent_to ?? ''}
              error={faults['email']}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={LONGEST_EMAIL}
              required
            />
            <Checkbox
              name="terms"
              required
              error={faults['terms']}
              label={
                <FormattedMessage
                  id="signup.full.terms"
                  values={{
                    product: brand.words.productName,
                    terms: outside(brand.termsUrl),
                    privacy: outside(brand.privacyUrl),
                  }}
                />
              }
            />
            {asksCaptcha && (
              <Captcha frame={frame} height={height} expired={expired} error={faults['captcha_token']} />
            )}
          </>
        )}
      </StepForm>
    </StepFrame>
  );
}
