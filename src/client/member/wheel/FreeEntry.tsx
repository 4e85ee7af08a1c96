import { FormattedMessage } from 'react-intl';
import type { Wheel } from '../../../../codegen/rest/types.ts';
import { useApp } from '../../platform/screen/app.ts';
import { FoldRow } from '../../ui/FoldRow.tsx';
import { WheelIcon } from '../../ui/icons/rewardIcons.tsx';
import { outside } from '../../ui/outside.tsx';

/** How spins are earned, the free one, and the brand's prize rules (BRD-22). */
export function FreeEntry({ wheel: { player } }: { readonly wheel: Wheel }) {
  const { brand } = useApp();
  return (
    <FoldRow
      icon={<WheelIcon />}
      title={<FormattedMessage id="wheel.free.title" />}
      detail={<FormattedMessage id="wheel.free.detail" />}
    >
      <div className="stack">
        <p>
          <FormattedMessage
            id="wheel.free.text"
            values={{ event: brand.words.reductionEvent.withArticle, age: player.minimum_age }}
          />
        </p>
        {!player.may_win_cash && (
          <p>
            <FormattedMessage id="wheel.free.noCash" />
          </p>
        )}
        <p>{outside(brand.prizeRulesUrl)(<FormattedMessage id="wheel.free.rules" />)}</p>
      </div>
    </FoldRow>
  );
}
