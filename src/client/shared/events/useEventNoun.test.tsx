import { describe, expect, it } from 'vitest';
import { clientApp, renderHtml } from '../../../../tests/support/clientApp.tsx';
import type { EventType } from '../../../domain/events/types.ts';
import { useEventNoun } from './useEventNoun.ts';

function Noun({ type }: { readonly type: EventType }) {
  const { one, many } = useEventNoun(type);
  return <p>{`${one}, ${many}`}</p>;
}

describe('EVT-01, BRD-16: the two kinds of event by the brand’s names', () => {
  it.each([
    ['default', 'PARTICIPATION_REDUCTION', 'OhmHour, OhmHours'],
    ['default', 'PARTICIPATION_REDUCTION_RT', 'AutoOhm, AutoOhms'],
    ['ca-telecom', 'PARTICIPATION_REDUCTION', 'OhmHour, OhmHours'],
    ['au-retailer', 'PARTICIPATION_REDUCTION', 'SpikeHour, SpikeHours'],
    ['au-retailer', 'PARTICIPATION_REDUCTION_RT', 'AutoSpike, AutoSpikes'],
  ] as const)('%s calls %s %s', async (brand, type, said) => {
    expect(renderHtml(await clientApp({ brand }), <Noun type={type} />, '/')).toContain(`<p>${said}</p>`);
  });
});
