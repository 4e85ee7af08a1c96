import type { Page } from '@playwright/test';
import { apiRead } from '../../support/demoMember.ts';

interface Wallet {
  readonly balance: { readonly points: number };
  readonly held: { readonly points: number };
  readonly movements: readonly { readonly points: number; readonly watts: number }[];
}

/** The wallet of a page's member, as the server answers it. */
export const readWallet = (page: Page): Promise<Wallet> => apiRead<Wallet>(page, '/api/v2/wallet?first=100');
