import { useIntl } from 'react-intl';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { useApp } from '../../platform/screen/app.ts';
import { CodeList } from './CodeList.tsx';
import { giftCodes } from './codesQuery.ts';
import { ListPage } from './ListPage.tsx';
import { NothingYet } from './NothingYet.tsx';

/** `/coupons` and `/coupons/claimed`: the member's coupons, and which of them can still be used (NAV-47, MKT-14). */
export default function CouponsScreen() {
  const intl = useIntl();
  return (
    <ListPage title={intl.formatMessage({ id: 'orders.coupons' })}>
      <Coupons />
    </ListPage>
  );
}

function Coupons() {
  const { data } = useSuspenseRestQuery(giftCodes(useApp()));
  const coupons = data.gift_codes.filter(({ type }) => type === 'COUPON');
  return coupons.length === 0 ? <NothingYet what="coupons" /> : <CodeList codes={coupons} />;
}
