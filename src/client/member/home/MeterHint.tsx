import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { meterFreshness } from '../../../domain/utility/meterFreshness.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { MeterHint_home$key } from '../../../../codegen/relay/MeterHint_home.graphql.ts';

/** Readings that stopped coming (HOM-16): a short gap usually mends itself, a long one wants the member. */
export function MeterHint({ home }: { readonly home: MeterHint_home$key }) {
  const { meterData } = useFragment(
    graphql`
      fragment MeterHint_home on HomeSummary {
        meterData {
          daysBehind
        }
      }
    `,
    home,
  );
  const days = meterData.daysBehind ?? null;
  const freshness = meterFreshness(days);
  if (freshness === 'current' || freshness === 'none') return null;
  const long = freshness === 'long-missing';
  return (
    <Notice
      tone={long ? 'warn' : 'plain'}
      title={<FormattedMessage id={`home.meter.${long ? 'long' : 'short'}.title`} values={{ days }} />}
    >
      <p>
        <FormattedMessage id={`home.meter.${long ? 'long' : 'short'}.text`} />{' '}
        <Link to={paths.settings('meter-data')}>
          <FormattedMessage id="home.meter.look" />
        </Link>
      </p>
    </Notice>
  );
}
