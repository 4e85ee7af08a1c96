import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { CheckIcon, WarnIcon } from '../../ui/icons/controlIcons.tsx';
import { ClockIcon } from '../../ui/icons/objectIcons.tsx';
import { Tile } from '../../ui/List.tsx';
import styles from './HomeList.module.css';

const SIGNS = {
  done: { tone: 'saved', Icon: CheckIcon },
  wait: { tone: 'brand', Icon: ClockIcon },
  warn: { tone: 'warn', Icon: WarnIcon },
  open: { tone: 'quiet', Icon: null },
} as const;

export interface HomeRowProps {
  readonly sign: keyof typeof SIGNS;
  readonly title: ReactNode;
  readonly detail: ReactNode;
  readonly go: ReactNode;
}

/** An entry of Home's list with a button. */
export function HomeRow({ sign, title, detail, go }: HomeRowProps) {
  return (
    <div className={cx('list-item', styles['entry'])}>
      <HomeSign sign={sign} />
      <div className="list-text">
        <div className={styles['title']}>{title}</div>
        <div className="small muted">{detail}</div>
        {go !== false && <div className={styles['go']}>{go}</div>}
      </div>
    </div>
  );
}

export function HomeSign({ sign }: Pick<HomeRowProps, 'sign'>) {
  const { tone, Icon } = SIGNS[sign];
  return <Tile tone={tone}>{Icon === null ? <span className={styles['ring']} /> : <Icon />}</Tile>;
}
