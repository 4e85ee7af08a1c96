import { FormattedMessage } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NoRewardsIllustration } from '../../ui/illustrations/emptyStates.tsx';

/** Instead of a list without rows. */
export function NothingYet({ what }: { readonly what: 'orders' | 'codes' | 'coupons' }) {
  return (
    <Card>
      <EmptyState
        illustration={<NoRewardsIllustration />}
        title={<FormattedMessage id={`orders.none.${what}`} />}
        action={
          <ButtonLink to={paths.rewards()}>
            <FormattedMessage id="orders.none.go" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="orders.none.text" />
      </EmptyState>
    </Card>
  );
}
