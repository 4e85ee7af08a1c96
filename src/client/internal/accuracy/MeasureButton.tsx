import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { MeasureButtonMutation } from '../../../../codegen/relay/MeasureButtonMutation.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';

/** Starts the measurement of the selected utility, or of all. */
export function MeasureButton({
  utilityId,
  look,
}: {
  readonly utilityId: string | null;
  readonly look: 'primary' | 'secondary';
}) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const { busy, refusal, forgetRefusal, reload, write } = useRelayWrite<
    MeasureButtonMutation,
    MeasureButtonMutation['response']['measureAccuracy']
  >(
    graphql`
      mutation MeasureButtonMutation($input: MeasureAccuracyInput!) {
        measureAccuracy(input: $input) {
          __typename
          ... on AccuracyDemanded {
            programs {
              id
              ...Measurements_programs
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ measureAccuracy }) => measureAccuracy,
    [],
  );
  const text = (id: string) => intl.formatMessage({ id: `internalAccuracy.${id}` });
  const measure = (reason: string) =>
    write(
      { input: { utilityId, reason } },
      {
        done: ({ programs }) =>
          intl.formatMessage({ id: 'internalAccuracy.demanded' }, { count: programs.length }),
        onSaved: () => setAsking(false),
      },
    );
  return (
    <>
      <Button
        look={look}
        onClick={() => {
          forgetRefusal();
          setAsking(true);
        }}
      >
        {text('measure')}
      </Button>
      <ReviewDialog
        open={asking}
        title={text(utilityId === null ? 'review.all' : 'review.utility')}
        effects={[text('effect.reads'), text('effect.background'), text('effect.renewed')]}
        confirm={text('measure')}
        busy={busy}
        refusal={refusal}
        onConfirm={measure}
        onClose={() => setAsking(false)}
        onReload={reload}
      />
    </>
  );
}
