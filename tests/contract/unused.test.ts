import { readdirSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  isInterfaceType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import persisted from '../../codegen/graphql/persisted.json' with { type: 'json' };
import { schemaText } from '../../codegen/graphql/schema.ts';
import { root } from '../../codegen/generators/output.ts';
import { restOperations } from '../../codegen/rest/operations.ts';
import { MEMBER_FEATURES } from '../../src/domain/features/memberFeatures.ts';

const because = (reason: string, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, reason]));

/** Operations and fields that our app does not use, and why they are served. Any other unused one fails the test. */
const kept: Readonly<Record<string, string>> = {
  ...because("the specification's call (WAL-04); our app orders a gift card on its page of the catalogue", [
    'cashOutToGiftCard',
  ]),
  ...because('for callers that follow what they saved; our pages read it with the item', [
    'ApprovalNeeded.request',
  ]),
  ...because(
    'for callers from before staff had segments of their own; ours reads segmentId and segmentName',
    ['StaffEvent.segment', 'GridSource.segment'],
  ),
  ...because(
    "what a caller of the specification's operation gets back (GQL-28, GQL-29); our page shows a sentence instead",
    [
      'RatePlanOptimizerFeedbackSurvey.surveyType',
      'RatePlanOptimizerFeedbackSurvey.prompts',
      'RatePlanOptimizerFeedbackSurvey.responses',
      'RatePlanOptimizerSurveyPrompt.key',
      'RatePlanOptimizerSurveyPrompt.options',
      'RatePlanOptimizerSurveyPrompt.freeText',
      'RatePlanOptimizerSurveyResponse.promptKey',
      'RatePlanOptimizerSurveyResponse.optionKey',
      'RatePlanOptimizerSurveyResponse.text',
      'RatePlanOptimizerFeedbackSurveyFailure.errorCode',
      'RatePlanOptimizerResult.currencyCode',
      'RatePlanOptimizerResult.workedOutAt',
    ],
  ),
  ...because('the ledger’s unit, for callers that keep accounts; our pages show a result in money', [
    'HomeResult.watts',
    'Balance.watts',
  ]),
  ...because(
    "the specification's viewer, session and user (GQL-01, GQL-04, GQL-27, SES-13 to SES-20); our pages carry it with them",
    [
      'Viewer.features',
      'Viewer.uiCustomization',
      'UiCustomization.customBrandBarImageUrl',
      'User.isAdmin',
      'User.firstName',
      'User.lastName',
      'User.uiCustomization',
      'User.features',
      'User.googleRhr',
      'User.programEnrollment',
      'User.pictureUrl',
      'ProgramEnrollment.texas_retail',
      'Session.accountSetupStatus',
      'Feature.key',
      'Feature.description',
      'Feature.isEnabled',
      'Feature.userOverrideState',
      'ShippingAddress.line2',
      'ShippingAddress.region',
      'ShippingAddress.postalCode',
      'ShippingAddress.country',
    ],
  ),
  ...because(
    "the specification's devices (DEV-04 to DEV-06, DEV-17, GQL-18 to GQL-21); our pages read them by REST",
    [
      'Viewer.deviceConfigs',
      'Viewer.connectionConfigs',
      'DeviceConfig.id',
      'DeviceConfig.connectionConfigId',
      'DeviceConfig.deviceType',
      'ConnectionConfig.id',
      'ConnectionConfig.title',
      'ConnectionDevice.deviceId',
      'ConnectionDevice.deviceConfigId',
      'ConnectionDevice.deviceType',
      'ConnectionDevice.displayName',
      'DeviceEventLogPage.page',
      'DeviceEventLogPage.perPage',
      'DeviceEventLog.eventType',
      'DeviceEnergyUsage.deviceId',
    ],
  ),
  ...because(
    'the appliance inventory and the first device (GQL-14, GQL-22, GQL-23, DEV-20, DEV-21, HOM-10)',
    [
      'Viewer.applianceInventory',
      'ApplianceInventory.completed',
      'ApplianceInventory.wattsAwarded',
      'ApplianceInventory.wattsOffered',
      'ApplianceInventory.appliances',
      'InventoryAppliance.kind',
      'InventoryAppliance.count',
      'FreeDeviceClaimed.order',
      'DeviceOrder.orderId',
      'DeviceOrder.what',
      'DeviceOrder.status',
      'DeviceOrder.orderedAt',
    ],
  ),
  ...because('what a send-off answers (GQL-30, GQL-31)', [
    'ThermostatSendOff.status',
    'ThermostatSendOff.user',
  ]),
  ...because("every connection has the whole of Relay's page information", [
    'PageInfo.hasPreviousPage',
    'PageInfo.startCursor',
    'ProgramAccuracyConnection.totalCount',
    'OpenAdrVenReportEdge.cursor',
  ]),
  ...because('for integrators, who see the same figures as our pages', [
    'HomeAccuracy.biasWattHours',
    'HomeSummary.placements',
    'HomeSummary.meterData',
    'MeterDataSummary.daysBehind',
    'HomeEvent.status',
    'MeterDataSummary.hasReadings',
    'MeterDataSummary.latestDay',
  ]),
  ...because('pages of the release before ask for it while they are open', ['StaffEvent.startedAt']),
  ...because("for staff's own programs", [
    'Staff.roleKeys',
    'StaffEvent.eventId',
    'WaitingHome.utility',
    'EventPreview.onlyLimits',
    'Maintenance.byMemberId',
    'PostalCoverageSaved.utility',
  ]),
  ...because("the specification's call for an event's devices; our page reads the event", [
    'getEventDevices',
  ]),
  ...because("the specification's call for one announcement (BAN-37); our pages ask for all of a member's", [
    'getAnnouncement',
  ]),
};

/** Exports that only tests use, and why. Any other unused one fails the test. */
const keptExports: Readonly<Record<string, string>> = {
  ...because('the place of every table in a cluster, which a test compares with the database', [
    'LOCAL_TABLES',
  ]),
  ...because(
    "the specification's helpers and lists, whose screens are still to come (HLP-14, HLP-16, SGN-38)",
    ['formatCompactCurrency', 'isPostalCodeLongEnough'],
  ),
  ...because(
    "the specification's constants, to which tests hold style sheets, catalogues and the contract (BAN-38, CON-12 to CON-19, HLP-21, HOM-16, NAV-25)",
    [
      'ADDRESS_LABELS',
      'MEASURES',
      'NO_INTERVAL_DATA',
      'PLACEMENTS',
      'PROFILE_PICTURE_SIZE',
      'PROGRESS_TRANSITION_MS',
    ],
  ),
  ...because('what tests of meters, baselines and settlement build on', [
    'BASELINE_VARIANTS',
    'NEW_STANDING',
    'SATURDAY',
    'TUESDAY',
    'dayMWh',
    'indexDays',
    'preparedFor',
    'sampleGreenButton',
    'sampleNem12',
    'settleReduction',
    'toRuns',
    'totalMWh',
  ]),
  ...because('the sandbox and the database of tests', [
    'openInMemory',
    'receiveWebhooks',
    'tokensFor',
    'visitPartner',
  ]),
  ...because('the check of row types against the database', ['statementTexts']),
  ...because('tables that are read and written in SQL; the migrations are made from them', [
    'deviceOrders',
    'firstDeviceOffers',
    'featureOverrides',
    'ledgerEntries',
    'memberBalances',
    'programEnrollments',
    'readingDays',
    'readingDayVersions',
  ]),
  ...because('a table of the release before, from which a trigger takes over what that still writes', [
    'featureSchedules',
  ]),
};

const sources = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => `src/${path}`)
  .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }));

function unqueriedFields(): string[] {
  const schema = buildSchema(schemaText);
  const asked = new Set<string>();
  for (const text of Object.values(persisted as Record<string, string>)) {
    const types = new TypeInfo(schema);
    visit(
      parse(text),
      visitWithTypeInfo(types, {
        Field: ({ name }) => {
          const parent = types.getParentType();
          const owners =
            parent && isInterfaceType(parent) ? [parent, ...schema.getPossibleTypes(parent)] : [parent];
          for (const owner of owners) asked.add(`${owner?.name}.${name.value}`);
        },
      }),
    );
  }
  const served = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__'),
  );
  return served
    .flatMap((type) =>
      isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
    )
    .filter((field) => !asked.has(field));
}

function uncalledOperations(): string[] {
  const client = sources
    .filter(({ path }) => path.startsWith('src/client/') || path.startsWith('src/domain/'))
    .map(({ text }) => text)
    .join('\n');
  return restOperations
    .filter(
      ({ path, subject }) =>
        // What partners call, our app doesn't.
        subject !== 'partner' &&
        !new RegExp(
          `['"\`][^'"\`]*${path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '[^\'"`]*')}['"\`?]`,
        ).test(client),
    )
    .map(({ id }) => id);
}

function unreadFeatures(): string[] {
  const readers = sources
    .filter(({ path }) => !path.endsWith('featureKeys.ts') && !path.startsWith('src/server/demo/'))
    .map(({ text }) => text)
    .join('\n');
  return MEMBER_FEATURES.map(({ key }) => key).filter((key) => !readers.includes(`'${key}'`));
}

/** Exported functions, constants and classes whose name occurs only where they are declared. */
function unusedExports(): string[] {
  const built = readdirSync(`${root}codegen`, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(?:ts|mjs)$/.test(path) && !path.endsWith('.test.ts') && !path.startsWith('relay/'),
  );
  const texts = [
    ...sources.map(({ text }) => text),
    ...built.map((path) => readFileSync(`${root}codegen/${path}`, 'utf8')),
  ];
  const mentions = new Map<string, number>();
  for (const text of texts)
    for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g))
      mentions.set(word, (mentions.get(word) ?? 0) + 1);
  const made = sources.flatMap(({ text }) =>
    [...text.matchAll(/^export (?:async )?(?:function\*?|const|class) ([\w$]+)/gm)].map(
      ([, name = '']) => name,
    ),
  );
  return made.filter((name) => mentions.get(name) === 1);
}

describe('everything served that our app does not use is listed with its reason', () => {
  it.each([
    ['GraphQL fields', unqueriedFields],
    ['REST operations', uncalledOperations],
    ['feature keys', unreadFeatures],
  ])('%s', (_kind, find) => {
    expect(find().filter((name) => !Object.hasOwn(kept, name))).toEqual([]);
  });
});

describe('our own code', () => {
  it('exports nothing that only tests use, except what is listed with its reason', () => {
    expect(unusedExports().filter((name) => !Object.hasOwn(keptExports, name))).toEqual([]);
  });
});
