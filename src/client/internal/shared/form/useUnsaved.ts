import { createContext, useContext, useEffect, useRef } from 'react';

/** A form with something typed that isn't saved. */
export interface UnsavedForm {
  /** Keeps it elsewhere; false: it would be lost. */
  keep(): Promise<boolean>;
}

/** The forms of the open page; null: outside the staff area's frame. */
export const UnsavedForms = createContext<Set<UnsavedForm> | null>(null);

/** For a navigation that follows a save or a deletion: what was typed isn't lost by it. */
export const AFTER_SAVE = { state: { saved: true } } as const;

const wouldBeLost = (): Promise<boolean> => Promise.resolve(false);

/** Asks before the page is left while this form holds something unsaved, unless `keep` keeps it. */
export function useUnsaved(isUnsaved: boolean, keep: () => Promise<boolean> = wouldBeLost): void {
  const forms = useContext(UnsavedForms);
  const latest = useRef(keep);
  useEffect(() => void (latest.current = keep));
  useEffect(() => {
    if (!isUnsaved || forms === null) return undefined;
    const form: UnsavedForm = { keep: () => latest.current() };
    forms.add(form);
    return () => void forms.delete(form);
  }, [forms, isUnsaved]);
}

/** Whether what is typed says something else. */
export const differ = (typed: unknown, before: unknown): boolean =>
  JSON.stringify(typed) !== JSON.stringify(before);
