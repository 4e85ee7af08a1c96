import type { Page, Route } from '@playwright/test';
import { accountScenes } from './accountScenes.ts';
import { eventScenes } from './eventScenes.ts';
import { memberScenes } from './memberScenes.ts';
import type { Scene } from './scene.ts';
import { signupScenes } from './signupScenes.ts';
import { staffScenes } from './staffScenes.ts';

/** Answers 503 to every call, as during maintenance. */
async function closed(page: Page): Promise<void> {
  await page.route('**/backend/**', (route: Route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{"status":503,"error":""}' }),
  );
  await page.goto(`${new URL(page.url()).origin}/maintenance`);
  await page.waitForTimeout(500);
}

/** Every screen, in the states it has. */
export const scenes: readonly Scene[] = [
  ...memberScenes,
  ...accountScenes,
  ...eventScenes,
  ...signupScenes,
  { name: 'maintenance', viewer: 'stranger', path: '/login', act: closed },
  { name: 'missing', viewer: 'demo', path: '/no-such-page' },
  { name: 'logged-out', viewer: 'demo', path: '/logout', ends: true },
  ...staffScenes,
];
