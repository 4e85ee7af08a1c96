import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FeatureRow_feature$key } from '../../../../codegen/relay/FeatureRow_feature.graphql.ts';
import type { FeatureRowMutation } from '../../../../codegen/relay/FeatureRowMutation.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { OnOff } from '../shared/features/OnOff.tsx';
import { ReasonText } from '../shared/features/ReasonText.tsx';
import styles from './floating.module.css';
import { endOfOverride, type Lasts } from './lasts.ts';

interface FeatureRowProps {
  readonly feature: FeatureRow_feature$key;
  readonly lasts: Lasts;
  readonly reason: string;
  readonly onSaved: () => void;
}

const STATES = ['ENABLED', 'DISABLED', 'NONE'] as const;

/** A feature that the page asked for: its state, why, and one's own override. */
export function FeatureRow({ feature: of, lasts, reason, onSaved }: FeatureRowProps) {
  const { clock } = useApp();
  const feature = useFragment(
    graphql`
      fragment FeatureRow_feature on Feature {
        key
        description
        isEnabled
        userOverrideState
        ...ReasonText_feature
      }
    `,
    of,
  );
  const { busy, refusal, write } = useRelayWrite<
    FeatureRowMutation,
    FeatureRowMutation['response']['setOwnFeatureOverrides']
  >(
    graphql`
      mutation FeatureRowMutation($input: SetOwnFeatureOverridesInput!) {
        setOwnFeatureOverrides(input: $input) {
          __typename
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ setOwnFeatureOverrides }) => setOwnFeatureOverrides,
    ['features'],
  );
  const set = (state: (typeof STATES)[number]) =>
    write(
      {
        input: {
          featureKeys: [feature.key],
          state,
          thisSession: lasts === 'session',
          expiresAt: state === 'NONE' ? null : endOfOverride(lasts, clock.now()),
          reason,
        },
      },
      { onSaved },
    );
  return (
    <li>
      <p className={styles['key']}>{feature.key}</p>
      <p className="small">{feature.description}</p>
      <p className="muted small">
        <OnOff isOn={feature.isEnabled} /> <ReasonText feature={feature} />
      </p>
      <div className={styles['states']} role="group" aria-label={feature.key}>
        {STATES.map((state) => (
          <Button
            key={state}
            look={feature.userOverrideState === state ? 'primary' : 'secondary'}
            small
            aria-pressed={feature.userOverrideState === state}
            // Not disabled: it would lose the focus.
            aria-disabled={busy || undefined}
            onClick={busy ? undefined : () => set(state)}
          >
            <FormattedMessage id={`internalFloating.state.${state}`} />
          </Button>
        ))}
      </div>
      {refusal !== null && (
        <p className="field-error" role="alert">
          {refusal.message}
        </p>
      )}
    </li>
  );
}
