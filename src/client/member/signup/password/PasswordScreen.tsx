import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PASSWORD_RULES } from '../../../../domain/session/passwordRules.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { usePasswordFault } from '../../../shared/session/usePasswordFault.ts';
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx';
import { typedIn } from '../../../ui/form/readText.ts';
import { StepForm } from '../StepForm.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { useStep } from '../useStep.ts';
import styles from './password.module.css';
import { passwordStrength } from './strength.ts';

/** `/signup/password` (SGN-11, NAV-43): the first password, set by the session that the mailed link began. */
export default function PasswordScreen() {
  const use = useStep();
  const intl = useIntl();
  const { rest, brand } = useApp();
  const passwordFault = usePasswordFault();
  const { user } = useSession();
  const [typed, setTyped] = useState('');

  return (
    <StepFrame
      use={use}
      title={intl.formatMessage({ id: 'signup.password.title' })}
      why={<FormattedMessage id="signup.password.why" values={{ email: user?.email }} />}
    >
      <StepForm
        use={use}
        findFaults={(form) => ({ password: passwordFault(typedIn(form, 'password')) })}
        send={(form) =>
          rest.act(
            '/signup/password',
            { body: { password: typedIn(form, 'password') } },
            { fieldsShown: ['password'] },
          )
        }
        onAnswer={use.proceed}
        button={<FormattedMessage id="signup.continue" />}
      >
        {(faults) => (
          <>
            {/* For password managers, which keep a password with its name. */}
            <input
              type="email"
              name="username"
              autoComplete="username"
              value={user?.email ?? ''}
              readOnly
              hidden
            />
            <ul className={styles['rules']}>
              {(['length', 'common', 'own', 'words'] as const).map((key) => (
                <li key={key}>
                  <FormattedMessage
                    id={`signup.password.rule.${key}`}
                    values={{ productName: brand.words.productName }}
                  />
                </li>
              ))}
            </ul>
            <PasswordInput
              label={<FormattedMessage id="signup.password.label" />}
              name="password"
              error={faults['password']}
              autoComplete="new-password"
              maxLength={PASSWORD_RULES.longest}
              onInput={({ currentTarget }) => setTyped(currentTarget.value)}
              required
            />
            <StrengthWord text={typed} />
          </>
        )}
      </StepForm>
    </StepFrame>
  );
}

/** Announced when it changes, never as a reproach: a password that is long enough is accepted. */
function StrengthWord({ text }: { readonly text: string }) {
  const strength = passwordStrength(text);
  return (
    <div className={styles['strength']} role="status">
      {text !== '' && (
        <>
          <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" data-strength={strength}>
            <rect width="100" height="6" rx="3" />
            <rect width={{ short: 15, fair: 45, good: 75, strong: 100 }[strength]} height="6" rx="3" />
          </svg>
          <span className="small muted">
            <FormattedMessage id={`signup.password.strength.${strength}`} />
          </span>
        </>
      )}
    </div>
  );
}
