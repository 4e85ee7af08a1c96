import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CoverageSummary_staff$key } from '../../../../codegen/relay/CoverageSummary_staff.graphql.ts';
import { List, ListItem } from '../../ui/List.tsx';

/** How many codes of which utility lead where: what a list of thousands of codes does not say. */
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
  return (
    <List label={intl.formatMessage({ id: 'internalCoverage.summary' })}>
      {coverageSummary.map(({ utility, eligibility, codes, prefixes }) => (
        <ListItem
          key={`${utility.id} ${eligibility}`}
          title={utility.name}
          detail={<FormattedMessage id="internalCoverage.summary.line" values={{ codes, prefixes, leadsTo: intl.formatMessage({ id: `internalCoverage.eligibility.${eligibility}` }) }} />}
        />
      ))}
    </List>
  );
}
