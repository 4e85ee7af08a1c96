// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { clientApp, DANA, renderHtml } from '../../../../tests/support/clientApp.tsx';
import { BLOCKER_REASONS } from '../../../domain/cashout/blockers.ts';
import { BlockerNotice } from './BlockerNotice.tsx';

const toText = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const FACTS = { balanceCents: 417, minimumCents: 1_000, thresholdCents: 200_000 };

it.each(['default', 'au-retailer', 'ca-telecom'])(
  'WAL-12, WAL-16: on %s each reason why money can’t leave has its own words, without a gap in them',
  async (brand) => {
    const app = await clientApp({ user: DANA, brand });
    const texts = BLOCKER_REASONS.map((reason) =>
      toText(
        renderHtml(
          app,
          <BlockerNotice
            blockers={[{ reason, remedy: 'wait', until: '2026-06-20T17:00:00Z', amount_then_cents: 2_613 }]}
            facts={FACTS}
          />,
          '/wallet',
        ),
      ),
    );
    expect(new Set(texts).size).toBe(BLOCKER_REASONS.length);
    for (const text of texts) expect(text).not.toMatch(/\{|undefined|NaN|cashout\.|_/);
    const short = texts[BLOCKER_REASONS.indexOf('minimum')];
    expect(short).toContain('5.83');
    expect(short).toContain('10.00');
  },
);
