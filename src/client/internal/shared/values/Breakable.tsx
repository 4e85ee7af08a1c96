import { Fragment } from 'react';

/** A text in which an address, a key or a time zone breaks after its punctuation, rather than inside a word. */
export function Breakable({ children }: { readonly children: string }) {
  return (
    // One element, because the parts would be boxes of their own in a flex container.
    <span>
      {children.split(/(?<=[@/_])/).map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
