import { describe, expect, it } from 'vitest';
import { programRules } from '../../../../domain/programs/rules.ts';
import { auditDiff as diff } from './auditDiff.ts';

const json = (value: unknown) => JSON.stringify(value);
const auditDiff = (before: string | null, after: string | null) =>
  diff(before, after, (value) => value.toLocaleString('en-US'));

describe('what a line of the audit log changed', () => {
  it('lists only the fields that differ, nested ones included', () => {
    const before = {
      id: 'p1',
      version: 1,
      name: 'Evening',
      active: true,
      rules: { pointsPerKwh: 100, deadBandPercent: 5 },
    };
    const after = { ...before, version: 2, active: false, rules: { pointsPerKwh: 300, deadBandPercent: 5 } };
    expect(auditDiff(json(before), json(after))).toEqual([
      { field: 'active', from: 'true', to: 'false' },
      { field: 'rules.pointsPerKwh', from: '100', to: '300' },
    ]);
  });

  it('lists every field of something new, and removed fields', () => {
    expect(auditDiff(null, json({ id: 'u1', name: 'Cedar' }))).toEqual([
      { field: 'name', from: null, to: 'Cedar' },
    ]);
    expect(auditDiff(json({ until: '2026-07-01' }), json({ until: null }))).toEqual([
      { field: 'until', from: '2026-07-01', to: null },
    ]);
  });

  it('names the first of many postal codes and counts the rest', () => {
    const codes = Array.from({ length: 11 }, (_, at) => ({
      postalCode: String(94_100 + at),
      eligibility: 1,
    }));
    expect(auditDiff(null, json(codes))).toEqual([
      { field: 'rows', from: null, to: '94100, 94101, 94102, 94103, 94104, 94105, 94106, 94107 … +3' },
    ]);
  });

  it('counts what staff entered for a new program, not its defaults or what its utility determines', () => {
    const after = {
      id: 'p1',
      brand: 'default',
      utilityId: 'u1',
      name: 'Evening',
      active: true,
      version: 1,
      rules: programRules({ zone: 'America/Los_Angeles', country: 'US', pointsPerKwh: 300 }),
      createdAt: '2026-01-01',
    };
    expect(auditDiff(null, json(after))).toEqual([
      { field: 'name', from: null, to: 'Evening' },
      { field: 'rules.pointsPerKwh', from: null, to: '300' },
    ]);
  });

  it('writes numbers as the pages beside it do, and leaves digits of a text as they are', () => {
    expect(
      auditDiff(json({ budget: 20_000, postalCode: '94103' }), json({ budget: 25_000, postalCode: '94110' })),
    ).toEqual([
      { field: 'budget', from: '20,000', to: '25,000' },
      { field: 'postalCode', from: '94103', to: '94110' },
    ]);
  });

  it('counts a return to the default as a change', () => {
    expect(auditDiff(json({ rules: { pointsPerKwh: 300 } }), json({ rules: { pointsPerKwh: 100 } }))).toEqual(
      [{ field: 'rules.pointsPerKwh', from: '300', to: '100' }],
    );
  });

  it('leaves out the status set by a cancellation, and the reason that the line already shows', () => {
    const before = { status: 'SCHEDULED', startAt: '2026-07-01T18:00:00Z', cancelReason: null, version: 1 };
    expect(
      auditDiff(json(before), json({ ...before, status: 'CANCELLED', cancelReason: 'Rain', version: 2 })),
    ).toEqual([]);
  });

  it('accepts text that is not JSON', () => {
    expect(auditDiff('{', null)).toEqual([{ field: '', from: '{', to: null }]);
  });
});
