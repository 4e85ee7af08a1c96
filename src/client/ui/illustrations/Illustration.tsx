import type { ReactNode } from 'react';
import './Illustration.css';

/** The frame of a small drawing: two tints of the theme and one line. Decoration only. */
export function Illustration({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="illustration" viewBox="0 0 120 96" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
