import { Fragment } from 'react';

/** A text without spaces, such as an address, a key or a time zone. It breaks after its punctuation where it has to. */
export function Breakable({ children }: { readonly children: string }) {
  return children.split(/(?<=[@/_])/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
