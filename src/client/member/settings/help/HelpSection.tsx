import { FormattedMessage } from 'react-intl';
import { useApp } from '../../../platform/screen/app.ts';
import { Card } from '../../../ui/Card.tsx';
import { InfoIcon } from '../../../ui/icons/controlIcons.tsx';
import { MailIcon } from '../../../ui/icons/objectIcons.tsx';
import { SearchIcon } from '../../../ui/icons/toolIcons.tsx';
import { SectionPage } from '../SectionPage.tsx';
import { HelpLink } from './HelpLink.tsx';
import { SupportChat } from './SupportChat.tsx';
import styles from './help.module.css';

/** The brand's help pages, address, phone number and chat, and its pages elsewhere (SET-33). */
export function HelpSection() {
  const { helpUrls, helpEmail, supportPhone, supportWidget, socialPages, words } = useApp().brand;
  return (
    <SectionPage section="help">
      <Card>
        <ul className={styles['links']}>
          <HelpLink
            href={helpUrls.center}
            icon={<SearchIcon />}
            label={<FormattedMessage id="settings.help.center" />}
          />
          <HelpLink
            href={`mailto:${helpEmail}`}
            icon={<MailIcon />}
            label={<FormattedMessage id="settings.help.mail" />}
            detail={helpEmail}
          />
          {supportPhone !== null && (
            <HelpLink
              href={`tel:${supportPhone.replaceAll(' ', '')}`}
              icon={<InfoIcon />}
              label={<FormattedMessage id="settings.help.phone" />}
              detail={supportPhone}
            />
          )}
        </ul>
      </Card>
      {supportWidget && <SupportChat />}
      {socialPages.length > 0 && (
        <Card title={<FormattedMessage id="settings.help.social" values={{ product: words.productName }} />}>
          <ul className={styles['social']}>
            {socialPages.map(({ name, url }) => (
              <li key={url}>
                <a href={url}>{name}</a>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </SectionPage>
  );
}
