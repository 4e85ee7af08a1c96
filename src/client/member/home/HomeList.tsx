import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HomeEntry } from '../../../domain/home/homeList.ts';
import { useHomeList } from '../../shared/home/useHomeList.ts';
import { LazySection } from '../../shared/LazySection.tsx';
import { useScreenData } from '../../platform/screen/screen.ts';
import { cx } from '../../ui/cx.ts';
import { List } from '../../ui/List.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { setupPart, type loader } from './homeLoader.ts';
import { HomeRow } from './HomeRow.tsx';
import styles from './Home.module.css';
import type { HomeList_home$key } from '../../../../codegen/relay/HomeList_home.graphql.ts';

/**
 * What needs the member, each thing once: trouble, a newcomer's steps with their state, what is waited for (HOM-14,
 * UTL-06 to UTL-18). Empty when all is well.
 */
export function HomeList({ home: key }: { readonly home: HomeList_home$key }) {
  const titleId = useId();
  const { Setup } = useScreenData<typeof loader>();
  const home = useFragment(
    graphql`
      fragment HomeList_home on HomeSummary {
        ...useHomeList_home
        ...SetupLazy_home
        ...SetupLazy_step
      }
    `,
    key,
  );
  const entries = useHomeList(home)?.entries ?? [];
  if (entries.length === 0) return null;
  const steps = entries.filter((entry) => entry.kind === 'step' || entry.kind === 'connection');
  const done = steps.filter((entry) => entry.kind === 'step' && entry.status === 'COMPLETE').length;
  const isSetup = entries.some(({ kind }) => kind === 'step');
  const hasFirstEvent = entries.some((entry) => entry.kind === 'step' && entry.key === 'FIRST_EVENT');
  // One leading button, as everywhere.
  const leading = entries.find((entry) =>
    entry.kind === 'connection' ? entry.turn === 'MEMBER' : entry.path !== null,
  );
  return (
    <section className="card card-flush" aria-labelledby={titleId}>
      <div className={cx('row row-apart', styles['head'])}>
        <h2 id={titleId}>
          <FormattedMessage
            id={
              isSetup
                ? hasFirstEvent
                  ? 'home.setup.title'
                  : 'home.setup.titleHome'
                : leading === undefined
                  ? 'home.list.news'
                  : 'home.list.title'
            }
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
          entry.kind === 'connection' || entry.kind === 'step' ? (
            <LazySection
              key={entry.kind === 'step' ? entry.key : entry.kind}
              {...setupPart}
              as="li"
              atOnce
              ready={Setup}
              props={{ entry, home, leading: entry === leading }}
            >
              <Skeleton height={entry === leading ? 152 : 72} />
            </LazySection>
          ) : (
            <Trouble key={entry.kind} entry={entry} leading={entry === leading} />
          ),
        )}
      </List>
    </section>
  );
}

interface TroubleProps {
  readonly entry: Extract<HomeEntry, { readonly kind: 'devices' | 'phone' }>;
  readonly leading: boolean;
}

function Trouble({ entry: { kind, path, ...entry }, leading }: TroubleProps) {
  const intl = useIntl();
  const names = 'devices' in entry ? entry.devices.map(({ name }) => name) : [];
  const values = { count: names.length, device: names[0] ?? '', names: intl.formatList(names) };
  const text = `home.list.${kind}`;
  return (
    <HomeRow
      sign={kind === 'devices' ? 'warn' : 'open'}
      title={<FormattedMessage id={text} values={values} />}
      detail={<FormattedMessage id={`${text}.text`} values={values} />}
      path={path}
      go={leading ? <FormattedMessage id={`${text}.go`} values={values} /> : undefined}
    />
  );
}
