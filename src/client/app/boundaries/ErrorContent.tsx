import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBackOnline, useOffline } from '../../platform/connection/useOffline.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { isArchiveAway } from '../../platform/transport/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';
import { BrokenIllustration } from '../../ui/illustrations/systemPages.tsx';

/** SYS-13 to SYS-16: replaces a broken screen. Uses as little as possible, because something just failed. */
export function ErrorContent({ error }: { readonly error: unknown }) {
  const { brand, reporter } = useApp();
  const heading = useRef<HTMLHeadingElement>(null);
  const offline = useOffline();
  const title = offline ? 'shell.offline' : 'shell.fatal.title';
  useDocumentTitle(useIntl().formatMessage({ id: title }));
  useBackOnline(() => window.location.reload());
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => reporter.report({ error, severity: 'fatal' }), [reporter, error]);
  return (
    <section className="empty" role="alert">
      <BrokenIllustration />
      <h1 ref={heading} tabIndex={-1}>
        <FormattedMessage id={title} />
      </h1>
      <p className="muted">
        {isArchiveAway(error) ? (
          error.message
        ) : (
          <FormattedMessage id={offline ? 'shell.offline.page' : 'shell.fatal.text'} />
        )}
      </p>
      <div className="row row-center">
        <Button onClick={() => window.location.reload()}>
          <FormattedMessage id="shell.fatal.reload" />
        </Button>
        <ButtonAnchor href={brand.helpUrls.contact} look="quiet">
          <FormattedMessage id="shell.fatal.help" />
        </ButtonAnchor>
      </div>
    </section>
  );
}
