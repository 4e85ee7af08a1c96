import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isEnumType, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schemaText } from '../../codegen/graphql/schema.ts';
import {
  listParameters,
  readOpenApi,
  resolved,
  type OpenApiOperation,
} from '../../codegen/generators/openapi.ts';
import { restOperations } from '../../codegen/rest/operations.ts';

// Every call, field and value that a requirement names is in the contract under that name.
const document = readOpenApi();
const schema = buildSchema(schemaText);
const root = join(import.meta.dirname, '../..');

function listProperties(name: string): string[] {
  const found = document.components.schemas[name] as { properties?: Record<string, unknown> } | undefined;
  return Object.keys(found?.properties ?? {});
}

function listValues(name: string, property?: string): unknown[] {
  const found = document.components.schemas[name] as {
    enum?: unknown[];
    properties?: Record<string, unknown>;
  };
  const at =
    property === undefined
      ? found
      : resolved<{ enum?: unknown[] }>(document, found.properties?.[property] as { enum?: unknown[] });
  return at.enum ?? [];
}

describe('the product', () => {
  it('BRD-34: is TypeScript and React, with Relay for GraphQL and a typed client for REST, both generated from the contracts', () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string>>;
    for (const name of ['react', 'react-relay', 'relay-runtime', 'openapi-fetch'])
      expect(dependencies).toHaveProperty(name);
    for (const name of ['typescript', 'relay-compiler', 'openapi-typescript'])
      expect(devDependencies).toHaveProperty(name);
    const strict = /"strict":\s*true/;
    expect(readFileSync(join(root, 'tsconfig.json'), 'utf8')).toMatch(strict);
    const screens = readdirSync(join(root, 'src/client'), { recursive: true, encoding: 'utf8' });
    expect(screens.filter((file) => /\.jsx?$/.test(file))).toEqual([]);
    expect(screens.filter((file) => file.endsWith('.tsx')).length).toBeGreaterThan(100);
  });
});

describe('REST calls', () => {
  it.each([
    ['SES-01', 'GET', '/user_status'],
    ['SES-09', 'GET', '/logout'],
    ['SES-32', 'GET', '/api/v2/features'],
    ['SES-34', 'GET', '/experiments'],
    ['SES-35', 'GET', '/track_key_experiments'],
    ['SES-37', 'POST', '/rel_user'],
    ['NET-05', 'GET', '/reset_cookies'],
    ['EVT-08', 'GET', '/api/v2/upcoming_events'],
    ['EVT-09', 'GET', '/api/v2/events'],
    ['EVT-10', 'GET', '/events/{id}'],
    ['EVT-11', 'GET', '/events/{id}/baseline_records'],
    ['EVT-15', 'POST', '/event_opt_in_out'],
    ['UTL-75', 'GET', '/settings'],
    ['SYS-02', 'GET', '/disenroll'],
    ['SGN-20', 'GET', '/signup/check_zip_eligibility'],
    ['AMB-14', 'POST', '/login'],
    ['AMB-14', 'POST', '/forgot_password'],
    ['AMB-14', 'POST', '/reset_password'],
    ['AMB-14', 'POST', '/settings'],
  ])('%s: %s %s', (_row, method, path) => {
    expect(
      restOperations.filter((operation) => operation.method === method && operation.path === path),
    ).toHaveLength(1);
  });

  it.each([
    ['SES-04', '/user_status', 'access_token', false],
    ['SYS-02', '/disenroll', 'access_token', true],
    ['SGN-20', '/signup/check_zip_eligibility', 'zip', true],
  ])('%s: %s takes %s', (_row, path, name, required) => {
    const operation = document.paths[path]?.['get'] as OpenApiOperation;
    expect(listParameters(document, operation)).toContainEqual(
      expect.objectContaining({ name, in: 'query', ...(required ? { required } : {}) }),
    );
  });

  it('SES-11, SES-12: a stranger may ask for features, not for experiments and events', () => {
    const open = restOperations.filter(({ needsMember }) => !needsMember).map(({ id }) => id);
    expect(open).toContain('getFeatures');
    expect(open).not.toEqual(expect.arrayContaining(['getExperiments']));
    const openEvents = restOperations.filter(
      ({ subject, needsMember }) => subject === 'events' && !needsMember,
    );
    // A calendar program has no session: its address holds a secret.
    expect(openEvents.map(({ path }) => path)).toEqual(['/calendar/{token}']);
  });

  it.each([
    ['SES-14', 'SessionUser', 'id isAdmin programEnrollment shippingAddress'],
    ['SES-14', 'UserStatus', 'attributes'],
    ['SES-20', 'Feature', 'key description isEnabled userOverrideState'],
    ['SYS-07', 'Disenrollment', 'user url utility_short_name drp_name drp_email'],
    [
      'EVT-03, EVT-04',
      'EnergyEvent',
      'id ohmhour_type devices participation_results_available ohm_hour_ended reduction_points total_participation_points baseline_records start_dttm end_dttm',
    ],
    [
      'SET-01, SET-02',
      'Settings',
      'utility_info utility_widget_state utility_widget_substate ever_reached_auth_done days_since_last_enroll_state meter_status ohmhour_eligible sso_login phone_numbers event_subscriptions user_picture_url',
    ],
    ['UTL-01', 'UtilityInfo', 'acronym zip_code current_oauth_is_in_outage current_oauth_outage_end_dttm'],
    ['UTL-02', 'UtilityOutage', 'in_outage short_name outageEndDttm'],
  ])('%s: %s', (_row, name, fields) => {
    expect(listProperties(name)).toEqual(expect.arrayContaining(fields.split(' ')));
  });

  it('UTL-05: the settings say when the home was enrolled last, how fresh its readings are, and whether it can take part', () => {
    expect(document.components.schemas['Settings']).toMatchObject({
      properties: {
        ever_reached_auth_done: { type: 'boolean' },
        days_since_last_enroll_state: { type: ['integer', 'null'] },
        meter_status: {
          properties: { current_meter_data: { enum: ['current', 'short-missing', 'long-missing', 'none'] } },
        },
        ohmhour_eligible: {
          properties: { label: { enum: ['Eligible', 'Pending', 'Ineligible', 'Issue'] } },
        },
      },
    });
  });

  it('EVT-05, EVT-06, EVT-07: kinds, algorithms, answers', () => {
    expect(listValues('EnergyEvent', 'ohmhour_type')).toEqual([
      'PARTICIPATION_REDUCTION',
      'PARTICIPATION_REDUCTION_RT',
    ]);
    expect(listValues('Opt')).toEqual(['in', 'out']);
    expect(listValues('EnergyEvent', 'algorithm')).toEqual(enumValues('Algorithm'));
    expect(enumValues('Algorithm')).toHaveLength(8);
  });
});

function enumValues(name: string): string[] {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
}

describe('GraphQL', () => {
  it.each([
    [
      'GQL-01',
      '{ viewer { features { key } googleRhr { id } uiCustomization { customBrandBarImageUrl } session { accountSetupStatus hasPartnerAccountLinkingRedirect } } }',
    ],
    [
      'GQL-04',
      '{ viewer { uiCustomization { customBrandBarImageUrl } features { key isEnabled } user { programEnrollment { texas_retail } } session { id } } }',
    ],
    [
      'SES-15',
      '{ viewer { user { id attributes { key value } wasInLegacy orders { userOrderStatus { latest_order_status } } connectionDevices { id } uiCustomization { customBrandBarImageUrl } features { key } googleRhr { id } accountSetupStatus } } }',
    ],
    [
      'SES-17',
      '{ viewer { googleRhr { enrollmentAppUri expectedPartnerName expectedTermsOfServiceUri id } } }',
    ],
    ['SES-19', '{ viewer { session { id hasPartnerAccountLinkingRedirect user { id } } } }'],
    ['SES-20', '{ viewer { features { key description isEnabled userOverrideState } } }'],
  ])('%s: %s', (_row, query) => {
    expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
  });

  it('SES-18, SES-20, SGN-21: the values that are known', () => {
    expect(enumValues('AccountSetupStatus')).toContain('Complete');
    expect(enumValues('FeatureOverrideState')).toEqual(['NONE', 'ENABLED', 'DISABLED']);
    expect(enumValues('ZipEligibility')).toEqual([
      'OHM_PERKS_ELIGIBLE',
      'OHM_UTILITY_ELIGIBLE',
      'OHM_PARTIALLY_INELIGIBLE',
    ]);
  });
});
