import { FormattedMessage, useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import { CheckCircleIcon } from '../../../ui/icons/controlIcons.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { cx } from '../../../ui/cx.ts';
import { CHECKS } from './connectionStages.ts';
import styles from './utility.module.css';

type State = 'done' | 'doing' | 'todo';

/** The checks in order, with the current one marked. */
export function CheckList({
  through,
  values,
}: {
  readonly through: number;
  readonly values: Readonly<Record<string, ReactNode>>;
}) {
  const intl = useIntl();
  return (
    <ol className={styles['steps']}>
      {CHECKS.map((key, index) => {
        const state: State = index < through ? 'done' : index === through ? 'doing' : 'todo';
        return (
          <li key={key} className={cx(styles[state])}>
            <Sign state={state} />
            <span>
              <FormattedMessage id={`signupUtility.check.${key}`} values={values} />
              <span className="visually-hidden">
                {' '}
                {intl.formatMessage({ id: `signupUtility.check.state.${state}` })}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Sign({ state }: { readonly state: State }) {
  switch (state) {
    case 'done':
      return <CheckCircleIcon />;
    case 'doing':
      return <Spinner size={24} />;
    case 'todo':
      return <span className={styles['ring']} />;
  }
}
