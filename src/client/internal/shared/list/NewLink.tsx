import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/Button.tsx';
import { ReadOnly } from '../../../ui/readOnly.ts';
import { PlusIcon } from '../../../ui/icons/toolIcons.tsx';

/** The one thing to do on a list; the key n does it too. */
export function NewLink({ to, children }: { readonly to: string; readonly children: string }) {
  if (useContext(ReadOnly)) return null;
  return (
    <Link to={to} className={buttonClass({ small: true })} data-new="" aria-keyshortcuts="n">
      <PlusIcon size={20} />
      <span className="button-text">{children}</span>
    </Link>
  );
}
