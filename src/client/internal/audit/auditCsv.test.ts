import { describe, expect, it } from 'vitest';
import { auditCsv } from './auditCsv.ts';
import { auditFilters } from './auditFilters.ts';

const line = {
  at: '2026-07-01T18:00:00Z',
  actor: 'sam@example.org',
  action: 'utility.update',
  subject: 'utility:u1',
  objectName: 'Cedar Power',
  reason: 'They called, "at once"',
  before: '{"name":"Cedar"}',
  after: null,
};

describe('the audit log as CSV', () => {
  it('has a line for each entry, with both states in full', () => {
    expect(auditCsv([line])).toBe(
      'at,actor,action,subject,object,reason,before,after\r\n' +
        '2026-07-01T18:00:00Z,sam@example.org,utility.update,utility:u1,Cedar Power,' +
        '"They called, ""at once""","{""name"":""Cedar""}",\r\n',
    );
  });

  it('contains nothing that a spreadsheet would execute', () => {
    expect(auditCsv([{ ...line, reason: '=HYPERLINK("http://evil.example")' }])).toContain(
      `"'=HYPERLINK(""http://evil.example"")"`,
    );
  });
});

describe('the audit log’s filters in the URL', () => {
  it('cover whole days in the reader’s time zone, including the last one', () => {
    expect(
      auditFilters(
        new URLSearchParams('by=sam&q=cedar&action=utility.update&from=2026-07-01&to=2026-07-01'),
        'America/Los_Angeles',
      ),
    ).toEqual({
      actor: 'sam',
      object: 'cedar',
      action: 'utility.update',
      from: '2026-07-01T07:00:00.000Z',
      before: '2026-07-02T07:00:00.000Z',
    });
  });

  it('ignore empty values and invalid days', () => {
    expect(auditFilters(new URLSearchParams('by=+&from=yesterday&to=2026-99-99'), 'UTC')).toEqual({
      actor: null,
      object: null,
      action: null,
      from: null,
      before: null,
    });
  });
});
