import { useEffect, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useMutation } from 'react-relay/hooks';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { BoltIcon, PlugIcon } from '../../../ui/icons/navIcons.tsx';
import { Tile } from '../../../ui/List.tsx';
import type { QuitCarbonLazyMutation } from '../../../../../codegen/relay/QuitCarbonLazyMutation.graphql.ts';

/** HOM-05: the ways out of the first tier, shown once and marked as seen when rendered. */
export function QuitCarbonLazy() {
  const titleId = useId();
  const { words } = useApp().brand;
  const { tier } = useFormats();
  const [commit] = useMutation<QuitCarbonLazyMutation>(graphql`
    mutation QuitCarbonLazyMutation($input: SetDashboardQuitCarbonSectionSeenInput!) {
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
    <section className="card card-tint" aria-labelledby={titleId}>
      <div className="stack">
        <div className="stack stack-tight">
          <h2 id={titleId}>
            <FormattedMessage id="homeMore.carbon.title" values={values} />
          </h2>
          <p>
            <FormattedMessage id="homeMore.carbon.text" values={values} />
          </p>
        </div>
        <ul className="stack stack-tight">
          <li className="row">
            <Tile>
              <BoltIcon />
            </Tile>
            <span className="grow">
              <FormattedMessage id="homeMore.carbon.utility" values={values} />
            </span>
          </li>
          <li className="row">
            <Tile>
              <PlugIcon />
            </Tile>
            <span className="grow">
              <FormattedMessage id="homeMore.carbon.device" values={values} />
            </span>
          </li>
        </ul>
      </div>
    </section>
  );
}
