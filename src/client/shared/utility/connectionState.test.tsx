import { describe, expect, it } from 'vitest';
import { CEDAR, HEALTHY } from '../../../../tests/support/utilityFacts.ts';
import { clientApp, DANA, renderHtml } from '../../../../tests/support/clientApp.tsx';
import { STATUS_TABLE, UNKNOWN_STATUS } from '../../../domain/utility/statusTable.ts';
import { ConnectionState } from './ConnectionState.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { summarizeConnection, type UtilityFacts } from './connectionSummary.ts';

async function htmlWith(facts: Partial<UtilityFacts>, brand = 'default'): Promise<string> {
  const app = await clientApp({ brand, user: DANA, page: { now: Date.parse('2026-05-20T12:00:00Z') } });
  const connection = summarizeConnection({ ...HEALTHY, ...facts });
  const html = renderHtml(
    app,
    <>
      <StatusBadge connection={connection} />
      <ConnectionState connection={connection} />
    </>,
    '/settings',
  );
  return html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

const textWith = async (facts: Partial<UtilityFacts>, brand?: string): Promise<string> =>
  (await htmlWith(facts, brand))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const rows = [
  ...STATUS_TABLE.flatMap(({ rawStatuses, rows: named, otherwise }) =>
    rawStatuses.flatMap((state) => [
      ...Object.entries(named).map(([substate, row]) => ({ state, substate, row })),
      { state, substate: 'SomethingNew', row: otherwise },
    ]),
  ),
  { state: 'SomethingNew', substate: null, row: UNKNOWN_STATUS },
];

describe('the utility connection in words', () => {
  it.each(rows)(
    'UTL-20 to UTL-54: $state with $substate reads as a sentence, without a value of a program',
    async ({ state, substate, row }) => {
      const html = await htmlWith({ utility_widget_state: state, utility_widget_substate: substate });
      const text = html.replace(/<[^>]+>/g, ' ');
      expect(text).toContain(row.status);
      expect(text).not.toMatch(/\{|connection\.\w|SomethingNew|ISO|DRP\b|undefined/);
      expect(html.match(/class="button[ "]/g) ?? []).toHaveLength(row.actions.length);
    },
  );

  it.each([
    [
      'UTL-60, CON-33',
      'AuthStart',
      'Started',
      "To get paid to save energy, you need to connect your utility to Ebbwatt. It's safe, secure, and takes 2 minutes!",
    ],
    [
      'UTL-61',
      'PreValid',
      'UtilityNotSupported',
      'Unfortunately, your utility does not support Ebbwatt at this time. You cannot participate in OhmHours and AutoOhms.',
    ],
    ['UTL-62', 'AuthDone', 'Rejected', 'Unfortunately, you are not eligible'],
    [
      'UTL-63',
      'AuthDone',
      'AttestationNeeded',
      'Looks like you need to provide information about backup generators. Check your email for more information, or contact us for help.',
    ],
    [
      'UTL-64',
      'pending',
      'Connected',
      'final approval is pending. You are eligible to receive OhmHours and/or AutoOhms.',
    ],
    [
      'UTL-65',
      'pending',
      'ConflictingDRP',
      "Looks like you're enrolled in a different energy saving Demand Response program. " +
        "You need to disenroll from it before you're able to join.",
    ],
    [
      'UTL-66',
      'error',
      'PossibleMove',
      'Have you moved recently? If yes, click the I moved button below to reconnect',
    ],
    [
      'UTL-67',
      'PreValid',
      'odd',
      'Hm, looks like something went wrong. Try reconnecting your utility account by clicking the I moved button below.',
    ],
    ['UTL-36, CON-33', 'AuthDone', 'MissingMappingData', 'contact us if unresolved for 2 weeks'],
    ['UTL-68', 'AuthDone', 'Duplicate', 'Cedar Power says your home is already connected to another account'],
  ])('%s: %s with %s', async (_row, state, substate, words) => {
    expect(await textWith({ utility_widget_state: state, utility_widget_substate: substate })).toContain(
      words,
    );
  });

  it('UTL-69: names the events as the Australian brand does', async () => {
    expect(
      await textWith(
        { utility_widget_state: 'pending', utility_widget_substate: 'Connected' },
        'au-retailer',
      ),
    ).toContain('SpikeHours and/or AutoSpikes');
  });

  it.each([
    [
      'UTL-70',
      CEDAR.short_name,
      '2026-06-03T18:00:00Z',
      "Cedar Power's data sharing will be offline until June 3. We'll let you know when it's back online",
    ],
    ['UTL-71', '', '2026-06-03T18:00:00Z', "Your utility's data sharing will be offline until June 3."],
    [
      'UTL-72',
      CEDAR.short_name,
      null,
      "Cedar Power's data sharing is offline. We'll let you know when it's back online",
    ],
  ])('%s: an outage of "%s" until %s', async (_row, short_name, end, words) => {
    const utility_info = {
      ...CEDAR,
      short_name,
      current_oauth_is_in_outage: true,
      current_oauth_outage_end_dttm: end,
    };
    expect(await textWith({ utility_info })).toContain(words);
  });

  it.each([
    ['Started', ['Connect my utility', 'Update my zip code']],
    ['Retry', ['Connect my utility', 'Update my zip code', 'Get Help']],
  ])('UTL-48, UTL-49, UTL-74: what can be done about AuthStart with %s', async (substate, labels) => {
    const html = await htmlWith({ utility_widget_state: 'AuthStart', utility_widget_substate: substate });
    expect([...html.matchAll(/button-text">([^<]+)/g)].map(([, label]) => label)).toEqual(labels);
    expect(html).toContain('href="/signup/utility?edit=true"');
    expect(html).toContain('href="/signup/zip_code?edit=true"');
  });

  it.each([
    ['long-missing', 'We haven’t had any readings for more than a week'],
    ['short-missing', 'A few days of readings are missing'],
  ] as const)('HOM-16: readings that are %s', async (freshness, words) => {
    expect(await textWith({ meter_status: { current_meter_data: freshness } })).toContain(words);
  });

  it.each([
    ['UTL-29: all is well', 'MarketEnrolled', null, 'badge-saved'],
    ['UTL-34: approval is still to come', 'AuthDone', null, 'badge-brand'],
    ['UTL-21: another program blocks it', 'pending', 'ConflictingDRP', 'badge-warn'],
    ['UTL-33: the location is disputed', 'MarketEnrolled', 'LocDisputed', 'badge-warn'],
    ['UTL-39: another program, before the market', 'AuthDone', 'ConflictingDRP', 'badge-warn'],
    ['UTL-28: something went wrong', 'error', 'SomethingNew', 'badge-warn'],
  ])(
    '%s: says "Connected", and looks like what it says beside it',
    async (_what, utility_widget_state, utility_widget_substate, look) => {
      const html = await htmlWith({ utility_widget_state, utility_widget_substate });
      expect(/class="badge ([^"]+)"[^]*?Connected/.exec(html)?.[1]).toBe(look);
    },
  );

  it('UTL-70: an outage is shown beside what the member has to do', async () => {
    const text = await textWith({
      utility_widget_state: 'AuthDone',
      utility_widget_substate: 'Duplicate',
      utility_info: { ...CEDAR, current_oauth_is_in_outage: true },
    });
    expect(text).toContain('your home is already connected to another account');
    expect(text).toContain("Cedar Power's data sharing is offline.");
  });

  it('UTL-51: lost consent is shown as lost, with the text of the prompt', async () => {
    expect(
      await textWith({
        utility_widget_state: 'AuthStart',
        utility_widget_substate: 'Revoked',
        taking_part: { can: 'not_yet', why: 'disconnected' },
      }),
    ).toContain(
      'Cedar Power no longer shares your readings with us. To get paid to save energy, you need to connect your utility to Ebbwatt.',
    );
  });

  it('HOM-16: never says that readings arrive where they have stopped', async () => {
    const text = await textWith({ meter_status: { current_meter_data: 'long-missing' } });
    expect(text).not.toContain('sends us your meter readings');
    expect(text).toContain('See my meter data');
  });

  it.each([
    [
      'UTL-14',
      {
        utility_widget_substate: 'Duplicate',
        taking_part: { can: 'not_yet', why: 'duplicate' } as const,
      },
      'says your home is already connected to another account',
    ],
    [
      'UTL-15',
      { utility_widget_state: 'MarketReady', days_since_last_enroll_state: 15 },
      'Your home hasn’t been in a program for more than 2 weeks.',
    ],
    [
      'UTL-17',
      {
        utility_widget_substate: 'Rejected',
        taking_part: { can: 'no', why: 'rejected' } as const,
      },
      'you are not eligible for this program',
    ],
    [
      'connected, in no program',
      { taking_part: { can: 'not_yet', why: 'no_program' } as const },
      'there’s no program for it yet',
    ],
  ])('%s: a problem that the table does not know', async (_row, facts, words) => {
    const text = await textWith(facts);
    expect(text).toContain(words);
    expect(text).toContain('Contact Us');
    expect(text).not.toContain('sends us your meter readings');
  });
});
