import type { ReactNode } from 'react';
import { ExplainButton } from '../../../ui/Explain.tsx';
import styles from './Explained.module.css';
import { WhyMark } from '../../../ui/WhyMark.tsx';

interface ExplainedProps {
  /** Id of the sheet that says how the figure came about. */
  readonly sheet: string;
  readonly children: ReactNode;
}

/** A figure's name, or a line of figures, as high as text: it and its (i) open the sheet. */
export function Explained({ sheet, children }: ExplainedProps) {
  return (
    <ExplainButton sheet={sheet} className={styles['text']}>
      {children}
      <WhyMark />
    </ExplainButton>
  );
}
