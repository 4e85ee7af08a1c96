import { expect, it } from 'vitest';
import { clientApp, DANA, feature, renderHtml } from '../../../../tests/support/clientApp.tsx';
import { ArticleLink, type LinkedArticle } from './ArticleLink.tsx';

const linkTo = async (
  about: LinkedArticle,
  features: readonly 'wallet_transfer_gift_card'[] = [],
): Promise<string> =>
  renderHtml(
    await clientApp({ user: DANA, features: features.map((key) => feature(key)) }),
    <ArticleLink about={about} />,
    '/',
  );

it('leads from a screen to the answer about it, where the help has one for this reader', async () => {
  expect(await linkTo('usual')).toMatch(/href="\/help\/usual"[^>]*>How your usual is worked out</);
  expect(await linkTo('cashout')).not.toContain('href');
  expect(await linkTo('cashout', ['wallet_transfer_gift_card'])).toContain('href="/help/cashout"');
});
