import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay/hooks';
import type { OwnTargetingClearMutation } from '../../../../codegen/relay/OwnTargetingClearMutation.graphql.ts';
import type { OwnTargetingQuery as Query } from '../../../../codegen/relay/OwnTargetingQuery.graphql.ts';
import type { OwnTargetingUndoMutation } from '../../../../codegen/relay/OwnTargetingUndoMutation.graphql.ts';
import type { Store } from '../../platform/store.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FeatureRow } from './FeatureRow.tsx';
import styles from './floating.module.css';
import { LASTS, readLasts, type Lasts } from './lasts.ts';
import { placementsOn } from './placementPages.ts';

const ownTargetingQuery = graphql`
  query OwnTargetingQuery($names: [PlacementName!]!) {
    viewer {
      placements(names: $names) {
        name
        instances {
          title
        }
      }
    }
    staff {
      ownFeatures {
        features {
          key
          ...FeatureRow_feature
        }
        overrides {
          key
        }
        clearedAt
      }
    }
  }
`;

interface OwnTargetingProps {
  readonly path: string;
  /** Features that the page asked for. */
  readonly asked: Store<ReadonlySet<string>>;
}

/** What this page asked for and why it is so, with overrides for oneself. */
export function OwnTargeting({ path, asked }: OwnTargetingProps) {
  const [query, load] = useQueryLoader<Query>(ownTargetingQuery);
  const ask = () => load({ names: [...placementsOn(path)] }, { fetchPolicy: 'network-only' });
  useEffect(() => {
    load({ names: [...placementsOn(path)] }, { fetchPolicy: 'network-only' });
  }, [load, path]);
  if (query == null) return <Skeleton height={160} />;
  return <Loaded query={query} asked={asked} onChange={() => startTransition(ask)} />;
}

interface LoadedProps {
  readonly query: PreloadedQuery<Query>;
  readonly asked: Store<ReadonlySet<string>>;
  readonly onChange: () => void;
}

function Loaded({ query, asked, onChange }: LoadedProps) {
  const intl = useIntl();
  const { staff, viewer } = usePreloadedQuery<Query>(ownTargetingQuery, query);
  const keys = useSyncExternalStore(asked.subscribe, asked.get, asked.get);
  const [lasts, setLasts] = useState<Lasts>('session');
  const [reason, setReason] = useState(() => intl.formatMessage({ id: 'internalFloating.reason.usual' }));
  const clearing = useRelayWrite<
    OwnTargetingClearMutation,
    OwnTargetingClearMutation['response']['clearOwnFeatureOverrides']
  >(
    graphql`
      mutation OwnTargetingClearMutation($input: OwnFeatureOverridesInput!) {
        clearOwnFeatureOverrides(input: $input) {
          __typename
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ clearOwnFeatureOverrides }) => clearOwnFeatureOverrides,
    ['features'],
  );
  const undoing = useRelayWrite<
    OwnTargetingUndoMutation,
    OwnTargetingUndoMutation['response']['undoClearOwnFeatureOverrides']
  >(
    graphql`
      mutation OwnTargetingUndoMutation($input: OwnFeatureOverridesInput!) {
        undoClearOwnFeatureOverrides(input: $input) {
          __typename
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ undoClearOwnFeatureOverrides }) => undoClearOwnFeatureOverrides,
    ['features'],
  );
  const own = staff?.ownFeatures;
  const foot = useRef<HTMLDivElement>(null);
  const state = own == null ? null : `${own.overrides.length > 0} ${own.clearedAt != null}`;
  const before = useRef(state);
  // A button that goes once it was pressed leaves its focus to the other one.
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body)
      foot.current?.querySelector('button')?.focus();
    before.current = state;
  }, [state]);
  if (own == null) return null;
  const overridden = new Set(own.overrides.map(({ key }) => key));
  const shown = own.features.filter(({ key }) => keys.has(key) || overridden.has(key));
  const refusal = clearing.refusal ?? undoing.refusal;
  return (
    <div className={styles['body']}>
      <div className={styles['how']}>
        <Select
          label={intl.formatMessage({ id: 'internalFloating.lasts' })}
          options={LASTS.map((value) => ({
            value,
            label: intl.formatMessage({ id: `internalFloating.lasts.${value}` }),
          }))}
          value={lasts}
          onChange={({ currentTarget }) => setLasts(readLasts(currentTarget.value))}
        />
        <TextInput
          label={intl.formatMessage({ id: 'internalFloating.reason' })}
          value={reason}
          maxLength={200}
          autoComplete="off"
          error={refusal?.message}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </div>
      <h3>
        <FormattedMessage id="internalFloating.features" values={{ count: shown.length }} />
      </h3>
      {shown.length === 0 ? (
        <p className="muted small">
          <FormattedMessage id="internalFloating.noFeatures" />
        </p>
      ) : (
        <ul className={styles['list']}>
          {shown.map((feature) => (
            <FeatureRow
              key={feature.key}
              feature={feature}
              lasts={lasts}
              reason={reason}
              onSaved={onChange}
            />
          ))}
        </ul>
      )}
      <h3>
        <FormattedMessage id="internalFloating.placements" values={{ count: viewer.placements.length }} />
      </h3>
      {viewer.placements.length === 0 ? (
        <p className="muted small">
          <FormattedMessage id="internalFloating.noPlacements" />
        </p>
      ) : (
        <ul className={styles['list']}>
          {viewer.placements.map(({ name, instances }) => (
            <li key={name}>
              <p className={styles['key']}>{name}</p>
              <p className="muted small">
                {instances.length === 0 ? (
                  <FormattedMessage id="internalFloating.emptyPlacement" />
                ) : (
                  intl.formatList(instances.map(({ title }) => title))
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      <div ref={foot} className="row">
        {own.overrides.length > 0 && (
          <Button
            look="secondary"
            small
            busy={clearing.busy}
            onClick={() => clearing.write({ input: { reason } }, { onSaved: onChange })}
          >
            <FormattedMessage id="internalFloating.clear" />
          </Button>
        )}
        {own.clearedAt != null && (
          <Button
            look="quiet"
            small
            busy={undoing.busy}
            onClick={() => undoing.write({ input: { reason } }, { onSaved: onChange })}
          >
            <FormattedMessage id="internalFloating.undo" />
          </Button>
        )}
      </div>
    </div>
  );
}
