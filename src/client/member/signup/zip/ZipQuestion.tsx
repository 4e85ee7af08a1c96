import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import type { Signup } from '../../../../../codegen/rest/types.ts';
import { isPostalCode, normalPostalCode, postalCodeToSend } from '../../../../domain/settings/postalCodes.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { PostalCodeInput } from '../../../shared/homeCheck/PostalCodeInput.tsx';
import { Button } from '../../../ui/Button.tsx';
import { signupState } from '../signupQueries.ts';
import { StepFrame } from '../StepFrame.tsx';
import { useDraft } from '../useDraft.ts';
import { useSend } from '../useSend.ts';
import { textOf } from '../../../ui/form/textOf.ts';
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
  const { form, busy, faults, refuse, send } = useSend();
  const draft = useDraft('zip_code');
  const whole = isPostalCode(text.trim(), country) ? normalPostalCode(text) : null;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = postalCodeToSend(textOf(new FormData(event.currentTarget), 'zip_code'));
    const fault = isPostalCode(code, country) ? undefined : intl.formatMessage({ id: `homeCheck.fault.${country}` });
    if (refuse({ zip_code: fault })) return;
    draft.drop();
    const answer = await send(() => app.rest.act('/signup/zip_code', { body: { zip_code: code } }));
    if (answer === null) return;
    app.queries.setQueryData(signupState(app).queryKey, answer);
    onAnswer(answer);
  }

  const title = intl.formatMessage({ id: edit === null ? 'signup.zip.title' : 'signup.zip.editTitle' });
  const why = <FormattedMessage id={edit === null ? 'signup.zip.why' : 'signup.zip.editWhy'} values={{ product: words.productName, events: words.reductionEvent.many }} />;
  return (
    <StepFrame use={use} title={title} why={why}>
      <form
        ref={form}
        className="stack"
        noValidate
        onSubmit={(event) => void submit(event)}
        onInput={({ currentTarget }) => {
          const now = textOf(new FormData(currentTarget), 'zip_code');
          setText(now);
          if (edit === null) draft.keep({ zip_code: now });
        }}
      >
        <PostalCodeInput name="zip_code" defaultValue={first} error={faults['zip_code'] ?? faults['zip']} />
        <div role="status">{whole !== null && <ServedHere code={whole} />}</div>
        <Button type="submit" wide busy={busy}>
          <FormattedMessage id="signup.continue" />
        </Button>
      </form>
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
