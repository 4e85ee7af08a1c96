import type { ReactNode } from 'react';

/** A part of a sentence that opens beside the page, so that nothing typed is lost. */
export const outside = (href: string) =>
  function Outside(text: ReactNode) {
    return (
      <a key={href} href={href} target="_blank" rel="noreferrer">
        {text}
      </a>
    );
  };
