import { FormattedMessage, useIntl } from 'react-intl';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Card } from '../../ui/Card.tsx';
import { InviteIllustration } from '../../ui/illustrations/emptyStates.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import styles from './invite.module.css';
import { ShareLink } from './ShareLink.tsx';

/** `/invite`: lets a member invite a neighbour by a link to the page that checks whether their home can join. */
export default function InviteScreen() {
  const intl = useIntl();
  const { words } = useApp().brand;
  const values = { product: words.productName, events: words.reductionEvent.many };
  useDocumentTitle(intl.formatMessage({ id: 'invite.title' }));
  return (
    <div className="columns columns-narrow-first">
      <div className="columns-whole">
        <PageHeading>
          <FormattedMessage id="invite.title" />
        </PageHeading>
      </div>
      <Card look="tint">
        <div className={styles['head']}>
          <div className="stack stack-snug">
            <h2>
              <FormattedMessage id="invite.why.title" />
            </h2>
            <p>
              <FormattedMessage id="invite.why.text" values={values} />
            </p>
          </div>
          <InviteIllustration />
        </div>
      </Card>
      <Card title={<FormattedMessage id="invite.link.title" />} titleId="invite-link">
        <ShareLink />
      </Card>
    </div>
  );
}
