import { describe, expect, it } from 'vitest';
import type { Signup } from '../../../../../codegen/rest/types.ts';
import { clientApp, DANA, renderHtml } from '../../../../../tests/support/clientApp.tsx';
import { CEDAR, HEALTHY } from '../../../../../tests/support/utilityFacts.ts';
import { connectionPhase } from '../../../../domain/signup/connectionPhase.ts';
import { takingPart } from '../../../../domain/utility/takingPart.ts';
import { RAW_STATUSES, SUB_STATUSES } from '../../../../domain/utility/rawStatus.ts';
import { ConnectionState } from '../../../shared/utility/ConnectionState.tsx';
import { summarizeConnection } from '../../../shared/utility/connectionSummary.ts';
import { Refused } from './Refused.tsx';

const MEMBER: Signup = {
  step: 'check_eligible',
  steps: [],
  member: true,
  data: {},
  mail_sent_to: null,
  waiting_email: null,
  zip: { zip: '94103', eligibility: 1, utility_short_name: CEDAR.short_name, not_yet: false },
  utility: {
    value: 'u1',
    displayName: 'Cedar Power & Light',
    displayLabel: 'Cedar Power & Light (CEDAR)',
    acronym: CEDAR.acronym,
    short_name: CEDAR.short_name,
    covers: true,
    primary_utility_acronym: null,
    primary_utility_short_name: null,
  },
  connection: 'ACCOUNT_NUMBER',
  connects_by: 'INTERFACE',
  utility_widget_state: null,
  utility_widget_substate: null,
  utility_in_outage: false,
  phone: null,
  appliances: [],
  appliance_watts: 0,
  plugs: null,
  shipping_address: null,
  handback_id: null,
  taking_part: { can: 'not_yet', why: 'not_connected' },
};
const EDIT = { back: '/settings/home' };

const refused = RAW_STATUSES.flatMap((state) =>
  SUB_STATUSES.filter(
    (substate) => connectionPhase({ method: 'ACCOUNT_NUMBER', state, substate }) === 'refused',
  ).map((substate) => [state, substate] as const),
);
const sentences = (html: string) => [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => text);
const actions = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*><span class="button-text">(.*?)<\/span>/g)].map(
    ([, href, label]) => [label, href],
  );

describe('a refused connection during sign-up', () => {
  it.each(refused)('%s with %s reads as in Settings, and offers the same', async (state, substate) => {
    const everReachedAuthDone = state !== 'PreValid' && state !== 'AuthStart';
    const part = takingPart({
      connection: { state, substate, everReachedAuthDone },
      inProgram: false,
      area: 1,
    });
    const app = await clientApp({ user: DANA });
    const settings = summarizeConnection({
      ...HEALTHY,
      utility_widget_state: state,
      utility_widget_substate: substate,
      ever_reached_auth_done: everReachedAuthDone,
      meter_status: { current_meter_data: 'none' },
      taking_part: part,
    });
    const there = renderHtml(app, <ConnectionState connection={settings} />, '/settings/home');
    const signup = {
      ...MEMBER,
      utility_widget_state: state,
      utility_widget_substate: substate,
      taking_part: part,
    };
    const edited = renderHtml(app, <Refused use={{ signup, edit: EDIT }} />, '/signup/check_eligible');
    expect(sentences(edited)).toEqual(sentences(there));
    expect(sentences(edited)).toHaveLength(1);
    expect(edited).not.toContain('Your home is connected');
    const offered = actions(there);
    expect(offered).not.toEqual([]);
    expect(actions(edited).slice(0, -1)).toEqual(offered);
    const within = renderHtml(app, <Refused use={{ signup, edit: null }} />, '/signup/check_eligible');
    expect(actions(within)).toEqual([
      ...offered.map(([label, href]) => [label, href?.replace('?edit=true', '')]),
      ['Choose another utility', '/signup/select_utility'],
    ]);
  });
});
