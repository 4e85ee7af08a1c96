import type { Page } from '@playwright/test';

/** Who looks: a role of the demonstration, or nobody. */
export type Viewer = 'stranger' | 'demo' | 'carbon' | 'pending' | 'staff';

/** A screen in a state. */
export interface Scene {
  readonly name: string;
  readonly viewer: Viewer;
  readonly path: string;
  /** What makes the state, once the screen stands. */
  readonly act?: (page: Page) => Promise<void>;
  /** Staff screens are looked at on a desk. */
  readonly desk?: true;
  /** The viewer is logged out afterwards. */
  readonly ends?: true;
}
