import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../platform/screen/app.ts';
import { mailto, mayShare as sharesHere } from '../../platform/share.ts';
import { useCopyLink } from '../../shared/useCopyLink.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { CheckIcon } from '../../ui/icons/controlIcons.tsx';
import { MailIcon } from '../../ui/icons/objectIcons.tsx';

interface ShareLinkProps {
  /** The member's own link. */
  readonly address: string;
  readonly code: string;
  readonly friendPoints: number;
}

/** The member's link, to copy, to hand to the device's share sheet, or to mail. */
export function ShareLink({ address, code, friendPoints }: ShareLinkProps) {
  const intl = useIntl();
  const { pay } = useFormats();
  const { brand } = useApp();
  const [mayShare, setMayShare] = useState(false);
  const { input, copied, copy } = useCopyLink(address, {
    copied: 'invite.copied',
    yourself: 'invite.copyYourself',
  });
  useEffect(() => setMayShare(sharesHere(navigator)), []);
  const { productName: product, landing } = brand.words;
  const subject = intl.formatMessage({ id: 'invite.subject' }, { product });
  const body = intl.formatMessage(
    { id: 'invite.body' },
    { pitch: landing.pitch, address, pay: pay(friendPoints) },
  );

  async function share() {
    // Closing the share sheet is a cancellation, not an error.
    await navigator.share({ title: subject, text: landing.pitch, url: address }).catch(() => undefined);
  }

  return (
    <div className="stack">
      <TextInput
        ref={input}
        label={<FormattedMessage id="invite.link.label" />}
        hint={<FormattedMessage id="invite.link.code" values={{ code }} />}
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="row">
        {mayShare && (
          <Button onClick={() => void share()}>
            <FormattedMessage id="invite.share" />
          </Button>
        )}
        <Button
          look={mayShare ? 'secondary' : 'primary'}
          icon={copied ? <CheckIcon size={20} /> : undefined}
          onClick={() => void copy()}
        >
          <FormattedMessage id="invite.copy" />
        </Button>
        <ButtonAnchor href={mailto({ to: '', subject, body })} look="quiet" icon={<MailIcon size={20} />}>
          <FormattedMessage id="invite.mail" />
        </ButtonAnchor>
      </div>
    </div>
  );
}
