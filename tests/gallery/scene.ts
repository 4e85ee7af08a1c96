import type { Page } from '@playwright/test';

/** The viewer: a role of the demonstration, or no one. */
export type Viewer = 'stranger' | 'demo' | 'carbon' | 'pending' | 'staff';

/** A screen in a state. */
export interface Scene {
  readonly name: string;
  readonly viewer: Viewer;
  readonly path: string;
  /** Shown on this brand alone. */
  readonly brand?: 'ca-telecom';
  /** Creates the state once the screen is shown. */
  readonly act?: (page: Page) => Promise<void>;
  /** Staff screens are used on a desktop. */
  readonly desk?: true;
  /** The viewer is logged out afterwards. */
  readonly ends?: true;
}
