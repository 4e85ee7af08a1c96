import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../../platform/navigation/paths.ts';
import { cx } from '../../../ui/cx.ts';
import styles from './late.module.css';

/** What there is to read, and the way to the answers with their search. */
export function HelpOnHome({ children }: { readonly children: readonly ReactNode[] }) {
  const titleId = useId();
  return (
    <section className="card card-flush" aria-labelledby={titleId}>
      <div className={cx('row row-apart', styles['help'])}>
        <h2 id={titleId}>
          <FormattedMessage id="homeMore.help" />
        </h2>
        <Link to={paths.help({ about: '/' })}>
          <FormattedMessage id="homeMore.help.all" />
        </Link>
      </div>
      <ul className={cx('list', styles['offers'], styles['reading'])}>{children}</ul>
    </section>
  );
}
