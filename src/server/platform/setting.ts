import type { Parsed } from './settingParsers.ts';

export interface Setting<T> {
  readonly env: string;
  /** The command line switch, which wins over the variable. */
  readonly flag?: string;
  readonly meaning: string;
  /** The default, for the table. */
  readonly shown: string;
  readonly fallback: T;
  readonly parse: (text: string) => Parsed<T>;
}

export const setting = <T>(definition: Setting<T>): Setting<T> => definition;

export const roles = ['all', 'web', 'worker'] as const;
export type Role = (typeof roles)[number];

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];
