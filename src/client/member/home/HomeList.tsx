import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HomeEntry } from '../../../domain/home/homeList.ts';
import { useHomeList } from '../../shared/home/useHomeList.ts';
import { LazySection } from '../../shared/LazySection.tsx';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { List, ListItem } from '../../ui/List.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { connectionPart, type loader } from './homeLoader.ts';
import { HomeRow, HomeSign } from './HomeRow.tsx';
import styles from './HomeList.module.css';
import type { HomeList_home$key } from '../../../../codegen/relay/HomeList_home.graphql.ts';

/**
 * What needs the member, each thing once: trouble, a newcomer's steps with their state, what is waited for (HOM-14,
 * UTL-06 to UTL-18). Empty when all is well.
 */
export function HomeList({ home: key }: { readonly home: HomeList_home$key }) {
  const titleId = useId();
  const { Connection } = useScreenData<typeof loader>();
  const home = useFragment(
    graphql`
      fragment HomeList_home on HomeSummary {
        ...useHomeList_home
        ...ConnectionLazy_home
      }
    `,
    key,
  );
  const entries = useHomeList(home)?.entries ?? [];
  if (entries.length === 0) return null;
  const steps = entries.filter((entry) => entry.kind === 'step' || entry.kind === 'connection');
  const done = steps.filter((entry) => entry.kind === 'step' && entry.status === 'COMPLETE').length;
  const isSetup = entries.some(({ kind }) => kind === 'step');
  // One leading button, as everywhere.
  const leading = entries.find((entry) =>
    entry.kind === 'connection' ? entry.turn === 'MEMBER' : entry.path !== null,
  );
  return (
    <section className="card card-flush" aria-labelledby={titleId}>
      <div className={cx('row row-apart', styles['head'])}>
        <h2 id={titleId}>
          <FormattedMessage
            id={isSetup ? 'home.setup.title' : leading === undefined ? 'home.list.news' : 'home.list.title'}
          />
        </h2>
        {isSetup && (
          <p className="small muted">
            <FormattedMessage id="home.setup.count" values={{ done, all: steps.length }} />
          </p>
        )}
      </div>
      <List>
        {entries.map((entry) =>
          entry.kind === 'connection' ? (
            <li key="connection">
              <LazySection
                {...connectionPart}
                atOnce
                ready={Connection}
                props={{ home, leading: entry === leading }}
              >
                <Skeleton height={152} />
              </LazySection>
            </li>
          ) : (
            <Entry
              key={entry.kind === 'step' ? entry.key : entry.kind}
              entry={entry}
              leading={entry === leading}
            />
          ),
        )}
      </List>
    </section>
  );
}

interface EntryProps {
  readonly entry: Exclude<HomeEntry, { readonly kind: 'connection' }>;
  readonly leading: boolean;
}

/** The leading entry has a button; the others are links as a whole. */
function Entry({ entry, leading }: EntryProps) {
  const intl = useIntl();
  const { words } = useApp().brand;
  const { kind, path } = entry;
  const names = kind === 'devices' ? entry.devices.map(({ name }) => name) : [];
  const status = kind === 'step' ? entry.status : null;
  const text = kind === 'step' ? `home.setup.${entry.key}` : `home.list.${kind}`;
  const values = {
    event: words.reductionEvent.withArticle,
    count: names.length,
    device: names[0] ?? '',
    names: intl.formatList(names),
  };
  const sign =
    status === 'COMPLETE' ? 'done' : status === 'IN_PROGRESS' ? 'wait' : kind === 'devices' ? 'warn' : 'open';
  const title = <FormattedMessage id={text} values={values} />;
  const detail = (
    <FormattedMessage id={`${text}.${status === 'COMPLETE' ? 'done' : 'text'}`} values={values} />
  );
  if (!leading || path === null)
    return (
      <ListItem
        start={<HomeSign sign={sign} />}
        title={title}
        detail={detail}
        {...(path === null ? {} : { to: path })}
      />
    );
  return (
    <li>
      <HomeRow
        sign={sign}
        title={<span className="strong">{title}</span>}
        detail={<p>{detail}</p>}
        go={
          <ButtonLink to={path} small>
            <FormattedMessage id={`${text}.go`} values={values} />
          </ButtonLink>
        }
      />
    </li>
  );
}
