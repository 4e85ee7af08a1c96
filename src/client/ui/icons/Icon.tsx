import type { ReactNode } from 'react';

export interface IconProps {
  /** Pixels; 24 is the size that the set is drawn for. */
  readonly size?: number;
  /** Only for an icon on its own; next to text an icon is decoration. */
  readonly label?: string;
}

/** The frame of every icon: 24 × 24, one stroke width, round ends, the color of the text around it. */
export function Icon({ size = 24, label, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      {children}
    </svg>
  );
}
