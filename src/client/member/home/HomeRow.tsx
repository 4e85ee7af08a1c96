import type { ReactElement, ReactNode } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { CheckIcon, WarnIcon } from '../../ui/icons/controlIcons.tsx';
import { ListItem, Tile } from '../../ui/List.tsx';
import styles from './Home.module.css';

const SIGNS = {
  done: { tone: 'saved', Icon: CheckIcon },
  warn: { tone: 'warn', Icon: WarnIcon },
  open: { tone: 'quiet', Icon: null },
} as const;

export interface HomeRowProps {
  /** One of these, or an icon in a `Tile`: first screens rarely show others. */
  readonly sign: keyof typeof SIGNS | ReactElement;
  readonly title: ReactNode;
  readonly detail: ReactNode;
  readonly path: string | null;
  /** The button label of the leading entry; the others are links as a whole. */
  readonly go?: ReactNode;
}

/** An entry of Home's list. */
export function HomeRow({ sign, title, detail, path, go }: HomeRowProps) {
  return path === null || go === undefined ? (
    <ListItem
      start={<Sign sign={sign} />}
      title={title}
      detail={detail}
      {...(path === null ? {} : { to: path })}
    />
  ) : (
    <HomeRowParts
      sign={sign}
      title={<span className="strong">{title}</span>}
      detail={<p>{detail}</p>}
      go={
        <ButtonLink to={path} small>
          {go}
        </ButtonLink>
      }
    />
  );
}

/** An entry with buttons of its own. */
export function HomeRowParts({ sign, title, detail, go }: Omit<HomeRowProps, 'path'>) {
  return (
    <li className={cx('list-item', styles['entry'])}>
      <Sign sign={sign} />
      <div className="list-text">
        <div className={styles['title']}>{title}</div>
        <div className="small muted">{detail}</div>
        {go !== undefined && <div className={styles['go']}>{go}</div>}
      </div>
    </li>
  );
}

function Sign({ sign }: Pick<HomeRowProps, 'sign'>) {
  if (typeof sign !== 'string') return sign;
  const { tone, Icon } = SIGNS[sign];
  return <Tile tone={tone}>{Icon === null ? <span className={styles['ring']} /> : <Icon />}</Tile>;
}
