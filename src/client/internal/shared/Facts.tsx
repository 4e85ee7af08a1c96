import { Fragment, type ReactNode } from 'react';
import styles from './Facts.module.css';

/** Names and values, as many in a line as fit. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? withBreaks(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Lets an address or a time zone wrap after punctuation, rather than inside a word. */
function withBreaks(text: string): ReactNode {
  return text.split(/(?<=[@/_])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
