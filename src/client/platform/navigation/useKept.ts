import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAwake } from '../screen/useAwake.ts';

/** A history entry's state, with the part that the router manages. */
interface EntryState {
  readonly key?: string;
  readonly usr?: { readonly kept?: Readonly<Record<string, unknown>> } | null;
}

/**
 * `useState` whose value stays with the entry of the browser's history: Back, Forward and a reload find the page as it
 * was left. For what no link should name, such as an open list; filters live in the address. Another name starts empty.
 */
export function useKept<Value extends string | number | boolean>(
  name: string,
  initial: Value,
): [Value, (value: Value) => void] {
  const awake = useAwake();
  const { key } = useLocation();
  const before = useMemo(() => readKept(key, name) as Value | undefined, [key, name]);
  const [chosen, choose] = useState<{ readonly name: string; readonly value: Value }>();
  const value = chosen?.name === name ? chosen.value : undefined;
  useEffect(() => {
    // Also in an entry that takes this one's place, as a filter makes it.
    if (value !== undefined) keep(name, value);
  }, [name, value, key]);
  return [
    // The server doesn't know the entry, and the page hydrates as the server sent it.
    value ?? (awake ? before : undefined) ?? initial,
    (next) => choose({ name, value: next }),
  ];
}

/** From the entry with the router's key, unless another one is open by now. */
function readKept(key: string, name: string): unknown {
  if (typeof window === 'undefined') return undefined;
  const state = window.history.state as EntryState | null;
  return (state?.key ?? 'default') === key ? state?.usr?.kept?.[name] : undefined;
}

function keep(name: string, value: unknown): void {
  const state = window.history.state as EntryState | null;
  const kept = { ...state?.usr?.kept, [name]: value };
  try {
    window.history.replaceState({ ...state, usr: { ...state?.usr, kept } }, '');
  } catch {
    // Safari allows a hundred changes in half a minute, and fast typing makes more.
  }
}
