import { Fragment } from 'react';

/** A text without spaces, such as an address, a key or a time zone. It breaks after its punctuation where it has to. */
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
