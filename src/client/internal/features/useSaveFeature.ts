import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useSaveFeatureMutation } from '../../../../codegen/relay/useSaveFeatureMutation.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useTargetingWrite } from '../shared/approvals/useTargetingWrite.ts';

type Rules = useSaveFeatureMutation['variables']['input']['rules'];
type Conflict = Extract<
  useSaveFeatureMutation['response']['saveFeature'],
  { readonly __typename: 'FeatureConflict' }
>;

/** Saves a feature; what someone else saved in the meantime is shown, and can be replaced. */
export function useSaveFeature(
  { key, version }: { readonly key: string; readonly version: number },
  {
    onAnswered,
    onDone,
  }: {
    /** Saved or not: the review is over. */
    readonly onAnswered: () => void;
    /** It is saved, or waits for a colleague's approval. */
    readonly onDone: () => void;
  },
) {
  const app = useApp();
  const intl = useIntl();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** The version that one's own is saved on; another one after a conflict. */
  const [base, setBase] = useState(version);
  const { busy, refusal, forgetRefusal, reload, write } = useTargetingWrite<
    useSaveFeatureMutation,
    useSaveFeatureMutation['response']['saveFeature']
  >(
    graphql`
      mutation useSaveFeatureMutation($input: SaveFeatureInput!) {
        saveFeature(input: $input) {
          __typename
          ... on FeatureSaved {
            feature {
              ...FeaturePage_feature
            }
          }
          ... on FeatureConflict {
            message
            current {
              version
              isEnabled
              rules {
                segmentId
                segmentName
                share
                isEnabled
                variation
              }
            }
          }
          ... on ApprovalNeeded {
            message
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ saveFeature }) => saveFeature,
  );
  return {
    busy,
    refusal,
    conflict,
    forget() {
      forgetRefusal();
      setConflict(null);
    },
    reload,
    keepMine() {
      if (conflict !== null) setBase(conflict.current.version);
      setConflict(null);
    },
    save(isEnabled: boolean | null, rules: Rules, reason: string) {
      write(
        { input: { key, isEnabled, version: base, reason, rules } },
        {
          onWaits() {
            onAnswered();
            onDone();
          },
          onSaved(outcome) {
            onAnswered();
            if (outcome.__typename === 'FeatureConflict') return setConflict(outcome);
            onDone();
            reload();
            app.flashes.show({
              type: 'success',
              text: intl.formatMessage({ id: 'internal.saved' }, { name: key }),
            });
          },
        },
      );
    },
  };
}
