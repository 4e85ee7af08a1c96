import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApp } from '../../platform/screen/app.ts';
import { Button } from '../../ui/Button.tsx';

/** SYS-13 to SYS-16: what is left when a screen broke. It uses as little as possible, because something just failed. */
export function ErrorContent() {
  const { brand } = useApp();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="stack" role="alert">
      <h1 ref={heading} tabIndex={-1}>
        <FormattedMessage id="shell.fatal.title" />
      </h1>
      <p>
        <FormattedMessage id="shell.fatal.text" />
      </p>
      <div className="row">
        <Button onClick={() => window.location.reload()}>
          <FormattedMessage id="shell.fatal.reload" />
        </Button>
        <a href={brand.helpUrls.contact}>
          <FormattedMessage id="shell.fatal.help" />
        </a>
      </div>
    </section>
  );
}
