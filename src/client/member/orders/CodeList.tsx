import { FormattedMessage } from 'react-intl';
import type { GiftCode } from '../../../../codegen/rest/types.ts';
import { toLocalDate } from '../../../domain/meter/zone.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { CardIcon, TicketIcon } from '../../ui/icons/rewardIcons.tsx';
import { ListItem, Tile } from '../../ui/List.tsx';
import { WideList } from '../../ui/WideList.tsx';
import { codeState, type CodeState } from './codeState.ts';
import { ValidUntil } from './ValidUntil.tsx';

const TONES: Readonly<Record<CodeState, Tone>> = {
  ready: 'saved',
  used: 'plain',
  expired: 'plain',
  waiting: 'brand',
  failed: 'warn',
};

/** Gift cards or coupons with what can be done with them, each a link to its order. */
export function CodeList({ codes }: { readonly codes: readonly GiftCode[] }) {
  const now = useNow(60_000);
  const { zone } = useApp();
  const { money } = useFormats();
  return (
    <WideList>
      {codes.map((code) => {
        const state = codeState(code, toLocalDate(zone, now / 1_000));
        const { expires_at: expiresAt, value_hundredths: worth } = code;
        return (
          <ListItem
            key={code.order_id}
            to={paths.order(code.order_id)}
            start={
              <Tile tone={state === 'ready' ? 'brand' : 'quiet'}>
                {code.type === 'COUPON' ? <TicketIcon /> : <CardIcon />}
              </Tile>
            }
            title={code.title}
            detail={
              <>
                <Badge tone={TONES[state]}>
                  <FormattedMessage id={`orders.codeState.${state}`} />
                </Badge>{' '}
                {worth !== null && money(worth)}
                {worth !== null && expiresAt !== null && ' · '}
                {expiresAt !== null && <ValidUntil expiresAt={expiresAt} />}
              </>
            }
          />
        );
      })}
    </WideList>
  );
}
