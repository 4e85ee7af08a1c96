import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useMutation } from 'react-relay/hooks';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { FoldRow } from '../../../ui/FoldRow.tsx';
import { FlameIcon } from '../../../ui/icons/objectIcons.tsx';
import type { QuitCarbonMutation } from '../../../../../codegen/relay/QuitCarbonMutation.graphql.ts';

/** HOM-05: the ways out of the first tier, open on the first visit and marked as seen when rendered. */
export function QuitCarbon() {
  const { words } = useApp().brand;
  const { tier } = useFormats();
  const [commit] = useMutation<QuitCarbonMutation>(graphql`
    mutation QuitCarbonMutation($input: SetDashboardQuitCarbonSectionSeenInput!) {
      setDashboardQuitCarbonSectionSeen(input: $input) {
        ... on DashboardQuitCarbonSectionSeenSet {
          viewer {
            uiAttributes {
              dashboardQuitCarbonSectionSeen
            }
          }
        }
      }
    }
  `);
  useEffect(() => {
    // If marking it as seen fails, it is shown once more; that needs no error message.
    commit({ variables: { input: { value: 1 } }, onError: () => undefined });
  }, [commit]);
  const values = {
    carbon: tier('Carbon'),
    bronze: tier('Bronze'),
    silver: tier('Silver'),
    product: words.productName,
  };
  return (
    <FoldRow
      open
      icon={<FlameIcon />}
      title={<FormattedMessage id="homeMore.carbon.title" values={values} />}
    >
      <div className="stack stack-snug small">
        <p>
          <FormattedMessage id="homeMore.carbon.text" values={values} />
        </p>
        <p>
          <FormattedMessage id="homeMore.carbon.utility" values={values} />
        </p>
        <p>
          <FormattedMessage id="homeMore.carbon.device" values={values} />
        </p>
      </div>
    </FoldRow>
  );
}
