import { Fragment } from 'react';

/** A key that breaks after an underscore where it has to. */
export function BreakableKey({ children }: { readonly children: string }) {
  return children.split(/(?<=_)/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
