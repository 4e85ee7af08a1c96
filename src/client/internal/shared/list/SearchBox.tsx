import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef, useState } from 'react';
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
  /** Typed text not yet in the URL; null: none. */
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = draft ?? value;
  const finish = (text: string) => {
    clearTimeout(timer.current);
    if (text !== value) onSearch(text);
  };
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
      }}
      value={shown}
      onChange={({ currentTarget: { value: text } }) => {
        setDraft(text);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => finish(text), pauseMs);
      }}
      onBlur={({ currentTarget }) => {
        finish(currentTarget.value);
        setDraft(null);
      }}
    />
  );
}
