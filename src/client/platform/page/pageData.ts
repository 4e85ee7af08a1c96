import type { QueryKey } from '@tanstack/react-query';
import type { UserStatus } from '../../../../codegen/rest/types.ts';
import type { PublicBrand } from '../../../domain/brands/publicBrand.ts';

export type Answers = readonly (readonly [key: QueryKey, data: unknown])[];
export type ColorMode = 'light' | 'dark' | 'auto';

/** What the server writes into a page, as JSON: all the browser needs to go on without asking anything. */
export interface PageData {
  /** Name of the main chunk this page runs (NET-34). */
  readonly build: string;
  readonly brand: PublicBrand;
  readonly locale: string;
  readonly zone: string;
  /** The instant the page was rendered for, in milliseconds since 1970. */
  readonly now: number;
  readonly themeId: string;
  readonly mode: ColorMode;
  /**
   * Whom the page was made for. A `stranger`'s page is shared by all strangers and `unknown` is somebody who comes with
   * an access token: both carry no session, and the browser asks who it is once the page stands.
   */
  readonly visitor: 'member' | 'stranger' | 'unknown';
  /** The session of a member. */
  readonly status: UserStatus | null;
  /** Keys of the features that are on for a member: the page asks no more of them, and what they are for is staff's. */
  readonly features: readonly string[] | null;
  /** Where errors of the browser are reported; null: nowhere (NET-25). */
  readonly errorReports: string | null;
  /** Whether the page holds the screen itself; otherwise it holds a skeleton, which the app replaces. */
  readonly rendered: boolean;
  /** Records of the Relay store, without their names. */
  readonly records: Readonly<Record<string, unknown>> | null;
  /**
   * Answers of REST reads, by their key. Without the time they were read: the same data makes the same page, and the
   * browser counts their age from the moment it gets them, by its own clock.
   */
  readonly answers: Answers | null;
}

/** Ids of the elements that the page and the app agree upon. */
export const pageDataElement = 'page-data';
export const rootElement = 'root';
/** A `meta` whose content is the exact time of sending, in milliseconds since 1970; it is put in after the cache. */
export const serverTimeElement = 'server-time';
