import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CoverageSummary_staff$key } from '../../../../codegen/relay/CoverageSummary_staff.graphql.ts';
import { List, ListItem } from '../../ui/List.tsx';

/** Number of codes by utility and result, which a list of thousands of codes doesn't show. */
export function CoverageSummary({ staff: key }: { readonly staff: CoverageSummary_staff$key }) {
  const intl = useIntl();
  const { coverageSummary } = useFragment(
    graphql`
      fragment CoverageSummary_staff on Staff @argumentDefinitions(utilityId: { type: "ID" }) {
        coverageSummary(utilityId: $utilityId) {
          eligibility
          codes
          prefixes
          utility {
            id
            name
          }
        }
      }
    `,
    key,
  );
  if (coverageSummary == null || coverageSummary.length === 0) return null;
  const utilities = [...new Map(coverageSummary.map(({ utility }) => [utility.id, utility])).values()];
  return (
    <List label={intl.formatMessage({ id: 'internalCoverage.summary' })}>
      {utilities.map((utility) => (
        <ListItem
          key={utility.id}
          title={utility.name}
          detail={coverageSummary
            .filter((each) => each.utility.id === utility.id)
            .map(({ eligibility, codes, prefixes }, index) => (
              <span key={eligibility}>
                {index > 0 && <br />}
                <FormattedMessage
                  id="internalCoverage.summary.line"
                  values={{
                    codes,
                    prefixes,
                    leadsTo: intl.formatMessage({ id: `internalCoverage.eligibility.${eligibility}` }),
                  }}
                />
              </span>
            ))}
        />
      ))}
    </List>
  );
}
