import { FormattedMessage, useIntl } from 'react-intl';
import type { SessionUser } from '../../../../../codegen/rest/types.ts';
import { shownPostalCode } from '../../../../domain/settings/postalCodes.ts';
import { useApp } from '../../../platform/screen/app.ts';
import type { AppServices } from '../../../platform/screen/app.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { NameFields } from '../full/NameFields.tsx';
import { nameFaults, namesIn } from '../full/names.ts';
import { StepForm } from '../StepForm.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { useStep } from '../useStep.ts';
import styles from './legacy.module.css';

/** `/signup/legacy` (SGN-03): greets a member from an earlier system and asks them to confirm the imported data. */
export default function LegacyScreen() {
  const use = useStep();
  const intl = useIntl();
  const app = useApp();
  const { user } = useSession();
  const { signup, typed } = use;
  const name = user?.firstName ?? '';

  async function send(form: FormData) {
    const { first_name, last_name } = namesIn(form);
    const outcome = await app.rest.act(
      '/signup/full',
      { body: { first_name, last_name, email: user?.email ?? '' } },
      { fieldsShown: ['first_name', 'last_name'] },
    );
    if (outcome.kind === 'ok' && user !== null) takeName(app, user, first_name, last_name);
    return outcome;
  }

  return (
    <StepFrame
      use={use}
      title={intl.formatMessage({ id: 'signup.legacy.title' }, { name, named: name === '' ? 'no' : 'yes' })}
      why={<FormattedMessage id="signup.legacy.why" values={{ product: app.brand.words.productName }} />}
    >
      <StepForm
        use={use}
        keeps={['first_name', 'last_name']}
        findFaults={(form) => nameFaults(form, intl)}
        send={send}
        onAnswer={use.proceed}
        button={<FormattedMessage id="signup.legacy.right" />}
      >
        {(faults) => (
          <>
            <NameFields
              first={typed['first_name'] ?? name}
              last={typed['last_name'] ?? user?.lastName ?? ''}
              faults={faults}
            />
            <dl className={styles['facts']}>
              <div>
                <dt>
                  <FormattedMessage id="signup.full.email" />
                </dt>
                <dd>{user?.email}</dd>
              </div>
              {signup.zip !== null && (
                <div>
                  <dt>
                    <FormattedMessage id={`homeCheck.label.${app.brand.country}`} />
                  </dt>
                  <dd>{shownPostalCode(signup.zip.zip)}</dd>
                </div>
              )}
              {signup.utility !== null && (
                <div>
                  <dt>
                    <FormattedMessage id="signup.stage.utility" />
                  </dt>
                  <dd>{signup.utility.displayName}</dd>
                </div>
              )}
            </dl>
            <p className="small muted">
              <FormattedMessage id="signup.legacy.later" />
            </p>
          </>
        )}
      </StepForm>
    </StepFrame>
  );
}

/** The bar shows the member's initials. */
function takeName({ session }: AppServices, user: SessionUser, firstName: string, lastName: string): void {
  const state = session.store.get();
  if (state !== undefined)
    session.store.set({ ...state, status: { ...state.status, user: { ...user, firstName, lastName } } });
}
