import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { useApp } from '../../../platform/screen/app.ts';
import { SearchIcon } from '../../../ui/icons/toolIcons.tsx';
import styles from './List.module.css';

/** Delay between the last key press and the search. */
const pauseMs = 200;

export interface SearchBoxProps {
  readonly label: string;
  /** The search text in the URL. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** A second search of the same list, which the / key doesn't focus. */
  readonly secondary?: boolean;
}

export function SearchBox({ label, value, onSearch, secondary = false }: SearchBoxProps) {
  const { navigator } = useApp();
  const { state } = useNavigation();
  /** Typed text not yet in the URL; null: none. */
  const [draft, setDraft] = useState<string | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const shown = draft ?? value;
  if (draft === value && !hasFocus) setDraft(null);
  const search = useEffectEvent((text: string) => {
    // Who follows a link to another page isn't held up.
    const isLeaving = new URL(navigator.wanted(), 'http://page').pathname !== navigator.path();
    if (text !== value && !isLeaving) onSearch(text);
  });
  // A filter that is pressed before this, or instead of its answer, leads to a view without the search: it is added there.
  useEffect(() => {
    if (draft === null || state !== 'idle') return undefined;
    const pause = setTimeout(() => search(draft), pauseMs);
    return () => clearTimeout(pause);
  }, [draft, state]);
  return (
    <OutlinedInput
      className={styles['search']}
      type="search"
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon size={18} />
        </InputAdornment>
      }
      endAdornment={
        !secondary &&
        shown === '' && (
          <InputAdornment position="end" className={styles['key']} aria-hidden>
            <kbd>/</kbd>
          </InputAdornment>
        )
      }
      placeholder={label}
      autoComplete="off"
      inputProps={{
        'aria-label': label,
        spellCheck: false,
        maxLength: 100,
        ...(secondary ? {} : { 'data-search': '', 'aria-keyshortcuts': '/' }),
        // What is typed isn't in the list yet.
        ...(shown === value && state === 'idle' ? {} : { 'data-pending': '' }),
      }}
      value={shown}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    />
  );
}
