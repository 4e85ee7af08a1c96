import { createContext, useContext } from 'react';
import type { IntlShape } from 'react-intl';
import type { UserStatus } from '../../../../codegen/rest/types.ts';
import type { PublicBrand } from '../../../domain/brands/publicBrand.ts';
import type { AppClock } from '../clock/appClock.ts';
import type { LazyImporter } from '../navigation/importLazily.ts';
import type { Platform } from '../platform.ts';
import type { Store } from '../store.ts';

/**
 * Everything that lives as long as one app: a browser tab, or one server-rendered page. There is no
 * module-level state, so pages rendered at the same time share nothing.
 */
export interface AppServices extends Platform {
  readonly brand: PublicBrand;
  readonly locale: string;
  /** The home's time zone, or the brand's for visitors. */
  readonly zone: string;
  readonly intl: Store<IntlShape>;
  readonly clock: AppClock;
  /** Name of the running main chunk (NET-34). */
  readonly build: string;
  /** The page's CSP nonce, which `MuiRoot` needs. */
  readonly nonce: string | undefined;
  /** On the server: tells the tab's title while a screen is rendered. */
  readonly paintTitle: ((title: string) => void) | undefined;
  /** The assumed user: a page made for visitors is shown as such before the status is fetched. */
  visitor(): Promise<UserStatus>;
  /** True until the first screen has hydrated: its data came with the page. */
  isFirstScreen(): boolean;
  /** On the server: waits for the work. In the browser: waits a short while at most. */
  waitABit(work: Promise<unknown>): Promise<void>;
  /** Loads a screen's texts, once. */
  loadTexts(screen: string): Promise<void>;
  /** Imports a lazy module; if its chunk can't be loaded, the page reloads once (NET-29). */
  readonly importLazily: LazyImporter;
  /**
   * Stores the language in this browser and reloads the page. The settings save it with the member
   * separately.
   */
  chooseLanguage(locale: string): void;
  /** Preloads a screen's code and texts, not its data. */
  warm(path: string): Promise<void>;
}

export const AppContext = createContext<AppServices | undefined>(undefined);

export function useApp(): AppServices {
  const app = useContext(AppContext);
  if (app === undefined) throw new Error('useApp outside of an app.');
  return app;
}
