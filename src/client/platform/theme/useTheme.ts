import { useSyncExternalStore } from 'react';
import type { ThemeChoice } from '../../../domain/brands/theme.ts';
import { useApp } from '../screen/app.ts';
import type { ThemeControl, ThemeState } from './themeControl.ts';

export interface ThemeUse extends ThemeState {
  readonly themes: readonly ThemeChoice[];
  readonly choose: ThemeControl['choose'];
}

export function useTheme(): ThemeUse {
  const { theme } = useApp();
  const state = useSyncExternalStore(theme.store.subscribe, theme.store.get, theme.store.get);
  return { ...state, themes: theme.themes, choose: theme.choose };
}
