import type { QueryKey } from '@tanstack/react-query';
import type { UserStatus } from '../../../../codegen/rest/types.ts';
import type { PublicBrand } from '../../../domain/brands/publicBrand.ts';

export type Answers = readonly (readonly [key: QueryKey, data: unknown])[];
export type ColorMode = 'light' | 'dark' | 'auto';

/** The JSON the server writes into a page, so that the browser starts without requests. */
export interface PageData {
  /** Name of the page's main chunk (NET-34). */
  readonly build: string;
  readonly brand: PublicBrand;
  readonly locale: string;
  readonly zone: string;
  /** The instant the page was rendered for, milliseconds since 1970. */
  readonly now: number;
  readonly themeId: string;
  readonly mode: ColorMode;
  /**
   * Who the page was made for. Pages for a `stranger` are shared by all visitors; `unknown` came with an
   * access token. Both have no session, so the browser asks for the user status after hydration.
   */
  readonly visitor: 'member' | 'stranger' | 'unknown';
  /** A member's session. */
  readonly status: UserStatus | null;
  /** A member's active features with their variations (`activeFeatures`); descriptions are for staff only. */
  readonly features: readonly string[] | null;
  /** Where browser errors are reported; null: nowhere (NET-25). */
  readonly errorReports: string | null;
  /** Whether the page contains the screen; otherwise it contains a skeleton that the app replaces. */
  readonly rendered: boolean;
  /** Records of the Relay store, without their ids. */
  readonly records: Readonly<Record<string, unknown>> | null;
  /**
   * Answers of REST reads by key. Without read times, so that equal data give equal pages; the browser counts
   * their age from arrival.
   */
  readonly answers: Answers | null;
}

/** Ids of elements shared by page and app. */
export const pageDataElement = 'page-data';
export const rootElement = 'root';
/** A `meta` with the exact time of sending, milliseconds since 1970; added after the page cache. */
export const serverTimeElement = 'server-time';
