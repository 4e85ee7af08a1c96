import { FormattedMessage, useIntl } from 'react-intl';
import { partnerAddress } from '../../../../domain/navigation/partnerAddress.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckIcon, CloseIcon, ExternalIcon } from '../../../ui/icons/controlIcons.tsx';
import type { EditMode } from '../editMode.ts';
import { useSend } from '../useSend.ts';
import styles from './utility.module.css';

const SHARED = [
  ['readings', true],
  ['place', true],
  ['password', false],
  ['payment', false],
] as const;

export interface SharingFormProps {
  readonly utility: string | null;
  /** A member who reconnects returns to the page they came from. */
  readonly edit: EditMode | null;
  /** The member has already been redirected there once. */
  readonly again: boolean;
}

/** What the utility will and won't share, with the link to it (SGN-10). The utility redirects back. */
export function SharingForm({ utility, edit, again }: SharingFormProps) {
  const intl = useIntl();
  const app = useApp();
  const { busy, send } = useSend();
  const values = { utility, named: utility === null ? 'no' : 'yes', product: app.brand.words.productName };

  async function leave() {
    const answer = await send(() =>
      app.rest.act('/signup/update_utility', {
        body: { start: true, ...(edit === null ? {} : { return_to: edit.back }) },
      }),
    );
    if (answer === null) return;
    const address = partnerAddress(answer.auth_url);
    if (address === null)
      app.flashes.show({
        type: 'error',
        text: intl.formatMessage({ id: 'signupUtility.share.noWay' }, values),
      });
    else app.navigator.leave(address);
  }

  return (
    <div className="stack">
      <ul className={styles['shares']}>
        {SHARED.map(([key, is]) => (
          <li key={key} className={is ? undefined : styles['not']}>
            {is ? (
              <CheckIcon size={20} label={intl.formatMessage({ id: 'signup.zip.yes' })} />
            ) : (
              <CloseIcon size={20} label={intl.formatMessage({ id: 'signup.zip.no' })} />
            )}
            <span>
              <FormattedMessage id={`signupUtility.share.${key}`} values={values} />
            </span>
          </li>
        ))}
      </ul>
      <p className="small muted">
        <FormattedMessage id="signupUtility.share.end" values={values} />
      </p>
      <Button wide busy={busy} icon={<ExternalIcon size={20} />} onClick={() => void leave()}>
        <FormattedMessage
          id={again ? 'signupUtility.share.again' : 'signupUtility.share.go'}
          values={values}
        />
      </Button>
    </div>
  );
}
