import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ChevronLeftIcon } from './icons/controlIcons.tsx';
import styles from './BackLink.module.css';

export interface BackLinkProps {
  readonly to: string;
  /** Always to `to` as a page of its own, also for who came from there. */
  readonly asNew?: boolean;
  readonly children: ReactNode;
}

/** One level up. Who came from there goes back in the browser's history, and finds the list as it was left. */
export function BackLink({ to, asNew = false, children }: BackLinkProps) {
  const navigate = useNavigate();
  const goBack = (click: MouseEvent) => {
    const opensElsewhere = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
    if (asNew || opensElsewhere || !cameFrom(to)) return;
    click.preventDefault();
    void navigate(-1);
  };
  return (
    <Link to={to} className={styles['back']} onClick={goBack}>
      <ChevronLeftIcon size={20} />
      {children}
    </Link>
  );
}

/** Whether the entry before this one in the browser's history is that page. Without the Navigation API that is not known. */
function cameFrom(to: string): boolean {
  const { navigation } = window as { readonly navigation?: Navigation };
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  return before?.url != null && new URL(before.url).pathname === new URL(to, window.location.href).pathname;
}
