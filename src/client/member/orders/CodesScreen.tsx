import { useIntl } from 'react-intl';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { useApp } from '../../platform/screen/app.ts';
import { CodeList } from './CodeList.tsx';
import { giftCodes } from './codesQuery.ts';
import { ListPage } from './ListPage.tsx';
import { NothingYet } from './NothingYet.tsx';

/** `/rewards/codes`: the member's gift cards; their codes are on the orders' pages. */
export default function CodesScreen() {
  const intl = useIntl();
  return (
    <ListPage title={intl.formatMessage({ id: 'orders.codes' })}>
      <Codes />
    </ListPage>
  );
}

function Codes() {
  const { data } = useSuspenseRestQuery(giftCodes(useApp()));
  const cards = data.gift_codes.filter(({ type }) => type === 'GIFT_CARD');
  return cards.length === 0 ? <NothingYet what="codes" /> : <CodeList codes={cards} />;
}
