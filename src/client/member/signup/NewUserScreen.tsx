import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isOnItsWay } from '../../../domain/utility/onItsWay.ts';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { memberSettings } from '../../shared/settings/memberSettings.ts';
import { ConnectionState } from '../../shared/utility/ConnectionState.tsx';
import { summarizeConnection } from '../../shared/utility/connectionSummary.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CalendarIcon, ChartIcon, LeafIcon } from '../../ui/icons/objectIcons.tsx';
import { List, ListItem, Tile } from '../../ui/List.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';

const STEPS: readonly { readonly key: 'before' | 'during' | 'after'; readonly icon: ReactNode }[] = [
  { key: 'before', icon: <CalendarIcon /> },
  { key: 'during', icon: <LeafIcon /> },
  { key: 'after', icon: <ChartIcon /> },
];

/** `/new-user`: a new member's first page: how events go, or why the home can't take part. The remaining steps are on Home. */
export default function NewUserScreen() {
  const intl = useIntl();
  const app = useApp();
  const { words } = app.brand;
  const { user } = useSession();
  const { data: settings } = useRestQuery({ ...memberSettings(app), enabled: user !== null });
  const { productName: product } = words;
  const name = user?.firstName ?? '';
  useDocumentTitle(intl.formatMessage({ id: 'signup.welcome.title' }, { product, name, named: 'no' }));
  return (
    <div className="stack stack-loose">
      <PageHeading lead={words.landing.pitch}>
        <FormattedMessage
          id="signup.welcome.title"
          values={{ product, name, named: name === '' ? 'no' : 'yes' }}
        />
      </PageHeading>
      {settings !== undefined && !isOnItsWay(settings.taking_part) ? (
        <Card>
          <ConnectionState connection={summarizeConnection(settings)} />
        </Card>
      ) : (
        <Card flush>
          <List>
            {STEPS.map(({ key, icon }) => (
              <ListItem
                key={key}
                start={<Tile tone={key === 'during' ? 'saved' : 'brand'}>{icon}</Tile>}
                title={<FormattedMessage id={`landing.${key}.title`} />}
                detail={<FormattedMessage id={`landing.${key}.text`} />}
              />
            ))}
          </List>
        </Card>
      )}
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
