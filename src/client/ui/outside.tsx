import type { ReactNode } from 'react';

/** Link text that opens in a new tab, so that typed input is kept. */
export const outside = (href: string) =>
  function Outside(text: ReactNode) {
    return (
      <a key={href} href={href} target="_blank" rel="noreferrer">
        {text}
      </a>
    );
  };
