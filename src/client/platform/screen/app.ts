import { createContext, useContext } from 'react';
import type { IntlShape } from 'react-intl';
import type { UserStatus } from '../../../../codegen/rest/types.ts';
import type { PublicBrand } from '../../../domain/brands/publicBrand.ts';
import type { AppClock } from '../clock/appClock.ts';
import type { LazyImporter } from '../navigation/importLazily.ts';
import type { Platform } from '../platform.ts';
import type { Store } from '../store.ts';

/**
 * Everything that lives as long as one app: one browser tab, or one page that the server renders. There is no state
 * at module level, so two members whose pages are rendered at once share nothing.
 */
export interface AppServices extends Platform {
  readonly brand: PublicBrand;
  readonly locale: string;
  /** The home's time zone, or the brand's for a stranger. */
  readonly zone: string;
  readonly intl: Store<IntlShape>;
  readonly clock: AppClock;
  /** Name of the main chunk that runs (NET-34). */
  readonly build: string;
  /** Of the page's security policy; `MuiRoot` needs it. */
  readonly nonce: string | undefined;
  /** Who is taken to be asking: a page that was made for strangers is shown as such before anybody is asked. */
  visitor(): Promise<UserStatus>;
  /** True until the first screen stands: its data came with the page. */
  isFirstScreen(): boolean;
  /** On the server: until the work is done. In the browser: until it is done or a short while has gone by. */
  waitABit(work: Promise<unknown>): Promise<void>;
  /** Adds the texts of a screen, once. */
  loadTexts(screen: string): Promise<void>;
  /** Imports a lazy module; a chunk that cannot be loaded makes the page reload once (NET-29). */
  readonly importLazily: LazyImporter;
  /** Remembers the language in this browser, and loads the page again in it. Saving it with the member is the settings' own call. */
  chooseLanguage(locale: string): void;
  /** Loads the screen at this path ahead of time: its code and its texts, not its data. */
  warm(path: string): Promise<void>;
}

export const AppContext = createContext<AppServices | undefined>(undefined);

/** The app that this component is part of. */
export function useApp(): AppServices {
  const app = useContext(AppContext);
  if (app === undefined) throw new Error('useApp outside of an app.');
  return app;
}
