import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFeature } from '../../platform/features/useFeature.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { TicketIcon, WheelIcon } from '../../ui/icons/rewardIcons.tsx';
import { PlugIcon } from '../../ui/icons/navIcons.tsx';
import { PlusIcon } from '../../ui/icons/toolIcons.tsx';
import { List, ListItem, Tile } from '../../ui/List.tsx';

const LINKS = [
  ['wheel', paths.rewardsWheel(), WheelIcon],
  ['offers', paths.deviceOffer(), PlugIcon],
  ['coupons', paths.couponsClaimed(), TicketIcon],
  ['promo', paths.promoRedeem(), PlusIcon],
] as const;

/** The other pages of Rewards: the wheel, device offers, coupons, promo codes. */
export function RewardLinks() {
  const titleId = useId();
  const hasWheel = useFeature('rewards_wheel');
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <FormattedMessage id="rewards.yours" />
      </h2>
      <Card flush>
        <List>
          {LINKS.filter(([name]) => name !== 'wheel' || hasWheel).map(([name, to, Sign]) => (
            <ListItem
              key={name}
              to={to}
              start={
                <Tile>
                  <Sign />
                </Tile>
              }
              title={<FormattedMessage id={`rewards.link.${name}`} />}
            />
          ))}
        </List>
      </Card>
    </section>
  );
}
