import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import type { Reward } from '../../../../codegen/rest/types.ts';
import { useKept } from '../../platform/navigation/useKept.ts';
import { CardGrid, SHORT_GRID } from '../../shared/rewards/CardGrid.tsx';
import { RewardCard } from '../../shared/rewards/RewardCard.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from '../../shared/rewards/rewards.module.css';

interface ShelfProps {
  readonly name: 'now' | 'soon' | 'gone';
  readonly rewards: readonly Reward[];
  /** The home's zone. */
  readonly timeZone: string;
}

/** One shelf of the catalogue. A phone shows its first cards, and the others on request. */
export function Shelf({ name, rewards, timeZone }: ShelfProps) {
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useKept<boolean>(`shelf ${name}`, false);
  // One more card takes no more room than the button.
  const isLong = rewards.length > SHORT_GRID + 1;
  const open = (): void => {
    flushSync(() => setOpen(true));
    list.current?.children[SHORT_GRID]?.querySelector('a')?.focus();
  };
  return (
    <>
      <h3>
        <FormattedMessage id={`rewards.shelf.${name}`} />
      </h3>
      <CardGrid short={isLong && !isOpen} ref={list}>
        {rewards.map((reward) => (
          <RewardCard key={reward.id} reward={reward} timeZone={timeZone} />
        ))}
      </CardGrid>
      {isLong && !isOpen && (
        <div className={styles['all']}>
          <Button look="secondary" wide onClick={open}>
            <FormattedMessage id="rewards.shelf.all" values={{ count: rewards.length }} />
          </Button>
        </div>
      )}
    </>
  );
}
