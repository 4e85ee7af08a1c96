import { FormattedMessage } from 'react-intl';
import { useApp } from '../../platform/screen/app.ts';
import { InfoIcon } from '../../ui/icons/controlIcons.tsx';
import { MailIcon } from '../../ui/icons/objectIcons.tsx';
import { SearchIcon } from '../../ui/icons/toolIcons.tsx';
import { HelpLink } from './HelpLink.tsx';
import { HelpLinks } from './HelpLinks.tsx';

/** The brand's help pages, address and phone number (SET-33). */
export function ContactLinks() {
  const { helpUrls, helpEmail, supportPhone } = useApp().brand;
  return (
    <HelpLinks>
      <HelpLink
        href={helpUrls.center}
        icon={<SearchIcon />}
        label={<FormattedMessage id="contact.center" />}
      />
      <HelpLink
        href={`mailto:${helpEmail}`}
        icon={<MailIcon />}
        label={<FormattedMessage id="contact.mail" />}
        detail={helpEmail}
      />
      {supportPhone !== null && (
        <HelpLink
          href={`tel:${supportPhone.replaceAll(' ', '')}`}
          icon={<InfoIcon />}
          label={<FormattedMessage id="contact.phone" />}
          detail={supportPhone}
        />
      )}
    </HelpLinks>
  );
}
