import { useLocation, useNavigationType } from 'react-router-dom';

/** The page of a list whose first row takes the focus, because the member just asked for it; null: none. */
export function useFocusPage(): number | null {
  const { state } = useLocation() as { readonly state: { readonly focusPage?: number } | null };
  // Who comes back has seen the page before.
  return useNavigationType() === 'POP' ? null : (state?.focusPage ?? null);
}
