import { FormattedMessage } from 'react-intl';
import { paths } from '../../../platform/navigation/paths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { ContactLinks } from '../../../shared/help/ContactLinks.tsx';
import { Card } from '../../../ui/Card.tsx';
import { InfoIcon } from '../../../ui/icons/controlIcons.tsx';
import { List, ListItem, Tile } from '../../../ui/List.tsx';
import { SectionPage } from '../SectionPage.tsx';
import { SupportChat } from './SupportChat.tsx';
import styles from './help.module.css';

/** The articles, the brand's help pages, address, phone number and chat, and its pages elsewhere (SET-33). */
export function HelpSection() {
  const { supportWidget, socialPages, words } = useApp().brand;
  return (
    <SectionPage section="help">
      <Card flush>
        <List>
          <ListItem
            to={paths.help()}
            start={
              <Tile>
                <InfoIcon />
              </Tile>
            }
            title={<FormattedMessage id="settings.help.articles" />}
            detail={<FormattedMessage id="settings.help.articles.text" />}
          />
        </List>
      </Card>
      <Card>
        <ContactLinks />
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
