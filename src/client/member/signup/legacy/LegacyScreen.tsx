import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SessionUser } from '../../../../../codegen/rest/types.ts';
import { useApp } from '../../../platform/screen/app.ts';
import type { AppServices } from '../../../platform/screen/app.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { NameFields } from '../full/NameFields.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { fieldsOf, useDraft } from '../useDraft.ts';
import { useSend } from '../useSend.ts';
import { textOf } from '../../../ui/form/textOf.ts';
import { useStep } from '../useStep.ts';
import styles from './legacy.module.css';

/** `/signup/legacy` (SGN-03): greets somebody who comes from an earlier system, and asks whether what came along is right. */
export default function LegacyScreen() {
  const use = useStep();
  const intl = useIntl();
  const app = useApp();
  const { user } = useSession();
  const { form, busy, faults, refuse, send } = useSend();
  const draft = useDraft('legacy');
  const { signup, typed } = use;
  const name = user?.firstName ?? '';

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [first_name, last_name] = [textOf(data, 'first_name'), textOf(data, 'last_name')];
    const wrong = refuse({
      first_name: first_name === '' ? intl.formatMessage({ id: 'signup.full.noFirstName' }) : undefined,
      last_name: last_name === '' ? intl.formatMessage({ id: 'signup.full.noLastName' }) : undefined,
    });
    if (wrong || user === null) return;
    draft.drop();
    const answer = await send(() => app.rest.act('/signup/full', { body: { first_name, last_name, email: user.email } }));
    if (answer === null) return;
    takeName(app, user, first_name, last_name);
    use.goOn(answer);
  }

  return (
    <StepFrame
      use={use}
      title={intl.formatMessage({ id: 'signup.legacy.title' }, { name, named: name === '' ? 'no' : 'yes' })}
      why={<FormattedMessage id="signup.legacy.why" values={{ product: app.brand.words.productName }} />}
    >
      <form ref={form} className="stack" noValidate onSubmit={(event) => void submit(event)} onInput={({ currentTarget }) => draft.keep(fieldsOf(currentTarget, ['first_name', 'last_name']))}>
        <NameFields first={typed['first_name'] ?? name} last={typed['last_name'] ?? user?.lastName ?? ''} faults={faults} />
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
              <dd>{signup.zip.zip}</dd>
            </div>
          )}
          {signup.utility !== null && (
            <div>
              <dt>
                <FormattedMessage id="signup.name.select_utility" />
              </dt>
              <dd>{signup.utility.displayName}</dd>
            </div>
          )}
        </dl>
        <p className="small muted">
          <FormattedMessage id="signup.legacy.later" />
        </p>
        <Button type="submit" wide busy={busy}>
          <FormattedMessage id="signup.legacy.right" />
        </Button>
      </form>
    </StepFrame>
  );
}

/** The bar shows the member's initials. */
function takeName({ session }: AppServices, user: SessionUser, firstName: string, lastName: string): void {
  const state = session.store.get();
  if (state !== undefined) session.store.set({ ...state, status: { ...state.status, user: { ...user, firstName, lastName } } });
}
