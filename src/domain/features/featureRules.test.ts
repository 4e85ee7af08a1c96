import { describe, expect, it } from 'vitest';
import { checkRules, compileFeatures, type FeatureRule, type FeatureSetting } from './featureRules.ts';

const rule = (rest: Partial<FeatureRule>): FeatureRule => ({
  id: Math.random().toString(36),
  segmentId: null,
  share: 10_000,
  isEnabled: true,
  variation: null,
  ...rest,
});

function ask(
  setting: Partial<FeatureSetting>,
  memberId: string | null = 'member',
  inSegments: readonly string[] = [],
) {
  const compiled = compileFeatures(
    { nav_rewards_cash_icon: true },
    new Map([['rewards_wheel', { isEnabled: null, rules: [], ...setting }]]),
  );
  const inSegment = Uint8Array.from(compiled.segmentIds, (id) => (inSegments.includes(id) ? 1 : 0));
  const into = new Uint16Array(compiled.keys.length);
  compiled.evaluate(memberId, inSegment, into);
  return (key: string) => {
    const place = compiled.keys.findIndex((each) => each === key);
    return compiled.read(place, into[place] ?? 0);
  };
}

describe('the rules of a feature', () => {
  it('the first rule that takes the member decides, and says so', () => {
    const rules = [
      rule({ segmentId: 'gold', isEnabled: false }),
      rule({ segmentId: 'new', variation: 'big-wheel' }),
      rule({ isEnabled: false }),
    ];
    const wheel = (...segments: string[]) => ask({ rules }, 'member', segments)('rewards_wheel');
    expect(wheel('gold', 'new')).toEqual({
      isEnabled: false,
      variation: null,
      reason: { kind: 'RULE', rule: 1 },
    });
    expect(wheel('new')).toEqual({
      isEnabled: true,
      variation: 'big-wheel',
      reason: { kind: 'RULE', rule: 2 },
    });
    expect(wheel()).toMatchObject({ isEnabled: false, reason: { rule: 3 } });
  });

  it('without a rule it is staff’s default, the brand’s, or the product’s', () => {
    expect(ask({ isEnabled: false })('rewards_wheel')).toMatchObject({
      isEnabled: false,
      reason: { kind: 'BRAND' },
    });
    expect(ask({})('nav_rewards_cash_icon')).toMatchObject({ isEnabled: true, reason: { kind: 'BRAND' } });
    expect(ask({})('rewards_wheel')).toMatchObject({ isEnabled: true, reason: { kind: 'DEFAULT' } });
  });

  it('a share takes as many members as it says, the same ones every time, and more of them when it grows', () => {
    const members = Array.from({ length: 5_000 }, (_, index) => `member-${index}`);
    const taken = (share: number) =>
      members.filter(
        (id) => !ask({ rules: [rule({ share, isEnabled: false })] }, id)('rewards_wheel').isEnabled,
      );
    const [some, more] = [taken(2_000), taken(3_000)];
    expect(Math.abs(some.length - 1_000)).toBeLessThan(120);
    expect(some.filter((id) => !more.includes(id))).toEqual([]);
    expect(taken(2_000)).toEqual(some);
  });

  it('a stranger is in no segment and in no share but the whole', () => {
    expect(ask({ rules: [rule({ share: 9_999, isEnabled: false })] }, null)('rewards_wheel').isEnabled).toBe(
      true,
    );
    expect(ask({ rules: [rule({ isEnabled: false })] }, null)('rewards_wheel').isEnabled).toBe(false);
  });

  it('refuses shares, variations and segments that don’t exist', () => {
    const faults = checkRules(
      [
        rule({ share: 0 }),
        rule({ share: 10_001 }),
        rule({ share: 1.5 }),
        rule({ variation: 'unheard_of' }),
        rule({ variation: 'first' }),
        rule({ segmentId: 'gone' }),
        rule({ id: 'same' }),
        rule({ id: 'same' }),
      ],
      () => false,
      ['first'],
    );
    expect(faults.map(({ rule: place, fault }) => `${place} ${fault}`)).toEqual([
      '0 share',
      '1 share',
      '2 share',
      '3 variation',
      '5 unknownSegment',
      '7 repeated',
    ]);
    expect(
      checkRules(
        Array.from({ length: 21 }, () => rule({})),
        () => true,
        [],
      ),
    ).toHaveLength(1);
  });
});
