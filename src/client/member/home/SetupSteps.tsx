import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { nextSetupStep } from '../../../domain/utility/setupSteps.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { CheckIcon } from '../../ui/icons/controlIcons.tsx';
import { ClockIcon } from '../../ui/icons/objectIcons.tsx';
import { List, ListItem, Tile } from '../../ui/List.tsx';
import styles from './SetupSteps.module.css';
import type {
  SetupSteps_home$data,
  SetupSteps_home$key,
} from '../../../../codegen/relay/SetupSteps_home.graphql.ts';

type Step = SetupSteps_home$data['setupSteps'][number];

/** What a new member does next, instead of emptiness (HOM-14). Gone once everything is done. */
export function SetupSteps({ home: key }: { readonly home: SetupSteps_home$key }) {
  const titleId = useId();
  const { words } = useApp().brand;
  const { setupSteps } = useFragment(
    graphql`
      fragment SetupSteps_home on HomeSummary {
        setupSteps {
          key
          status
          path
        }
      }
    `,
    key,
  );
  if (setupSteps.length === 0) return null;
  const next = nextSetupStep(setupSteps);
  const done = setupSteps.filter(({ status }) => status === 'COMPLETE').length;
  const values = { event: words.reductionEvent.withArticle };
  return (
    <section className="card card-flush" aria-labelledby={titleId}>
      <div className={cx('row row-apart', styles['head'])}>
        <h2 id={titleId}>
          <FormattedMessage id="home.setup.title" />
        </h2>
        <p className="small muted">
          <FormattedMessage id="home.setup.count" values={{ done, all: setupSteps.length }} />
        </p>
      </div>
      <List>
        {setupSteps.map((step, index) => (
          <ListItem
            key={step.key}
            {...(step.status === 'COMPLETE' ? {} : { to: step.path })}
            start={<Sign status={step.status} number={index + 1} />}
            title={<FormattedMessage id={`home.setup.${step.key}`} values={values} />}
            detail={
              step.status === 'IN_PROGRESS' ? (
                <FormattedMessage id="home.setup.inProgress" />
              ) : (
                <FormattedMessage
                  id={`home.setup.${step.key}.${step.status === 'COMPLETE' ? 'done' : 'open'}`}
                  values={values}
                />
              )
            }
          />
        ))}
      </List>
      {next !== null && (
        <div className={styles['foot']}>
          <ButtonLink to={next.path} wide>
            <FormattedMessage id={`home.setup.${next.key}.go`} values={values} />
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

function Sign({ status, number }: { readonly status: Step['status']; readonly number: number }) {
  if (status === 'COMPLETE') {
    return (
      <Tile tone="saved">
        <CheckIcon />
      </Tile>
    );
  }
  return (
    <Tile tone={status === 'IN_PROGRESS' ? 'brand' : 'quiet'}>
      {status === 'IN_PROGRESS' ? <ClockIcon /> : <span className="strong number">{number}</span>}
    </Tile>
  );
}
