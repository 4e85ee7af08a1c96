import { FormattedMessage, useIntl } from 'react-intl';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { LeafIcon, CalendarIcon, ChartIcon } from '../../ui/icons/things.tsx';
import { List, ListItem, Tile } from '../../ui/List.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';

/** `/new-user`: the first page of somebody who has just joined. What is left to do is on Home. */
export default function NewUserScreen() {
  const intl = useIntl();
  const { words } = useApp().brand;
  const { user } = useSession();
  const { productName: product, reductionEvent } = words;
  const name = user?.firstName ?? '';
  useDocumentTitle(intl.formatMessage({ id: 'signup.welcome.title' }, { product, name, named: 'no' }));
  return (
    <div className="stack stack-loose">
      <PageHeading lead={words.landing.pitch}>
        <FormattedMessage id="signup.welcome.title" values={{ product, name, named: name === '' ? 'no' : 'yes' }} />
      </PageHeading>
      <List>
        <ListItem start={<Tile><CalendarIcon /></Tile>} title={<FormattedMessage id="signup.welcome.before" values={{ event: reductionEvent.withArticle }} />} />
        <ListItem start={<Tile tone="saved"><LeafIcon /></Tile>} title={<FormattedMessage id="signup.welcome.during" />} />
        <ListItem start={<Tile><ChartIcon /></Tile>} title={<FormattedMessage id="signup.welcome.after" />} />
      </List>
      {user === null ? (
        <ButtonLink to={paths.signup()} wide>
          <FormattedMessage id="signup.welcome.check" />
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.home()} wide>
          <FormattedMessage id="signup.welcome.go" />
        </ButtonLink>
      )}
    </div>
  );
}
