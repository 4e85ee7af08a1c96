import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Explain } from './Explain.tsx';
import { WhyMark } from './WhyMark.tsx';

export interface FigureProps {
  /** Formatted already. */
  readonly value: ReactNode;
  readonly unit?: ReactNode;
  readonly label: ReactNode;
  readonly large?: boolean;
  readonly tone?: 'plain' | 'saved';
  /** How the number came about, with the real figures: makes the number tappable. */
  readonly explanation?: ReactNode;
}

/** A number with its name. Give it an explanation wherever there is one: tapping the number or its (i) opens it. */
export function Figure({ value, unit, label, large = false, tone = 'plain', explanation }: FigureProps) {
  const inside = (
    <>
      <span className="figure-value">
        {value}
        {unit !== undefined && <span className="figure-unit">{unit}</span>}
      </span>
      <span className="figure-label">
        {label}
        {explanation !== undefined && <WhyMark />}
      </span>
    </>
  );
  const className = cx('figure', large && 'figure-large', tone !== 'plain' && `figure-${tone}`);
  if (explanation === undefined) return <div className={className}>{inside}</div>;
  return (
    <div className={className}>
      <Explain title={label} opener={inside}>
        {explanation}
      </Explain>
    </div>
  );
}
