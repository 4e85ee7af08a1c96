/**
 * @generated SignedSource<<eb9895a0da9baa9cb48ae099423a03da>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BaselineRule = "BLEND" | "GB_BL01" | "HIGHEST_FIVE_OF_TEN" | "TEN_OF_TEN" | "%future added value";
export type MissedStart = "CALL_OFF" | "MAKE_UP" | "%future added value";
export type WeekendWeights = "EQUAL" | "FIFTY_THIRTY_TWENTY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProgramForm_program$data = {
  readonly active: boolean;
  readonly id: string;
  readonly memberCount: number;
  readonly name: string;
  readonly rules: {
    readonly baselineRule: BaselineRule;
    readonly blendCapPercent: number;
    readonly budgetPoints: number | null | undefined;
    readonly carryFactor: number;
    readonly deadBandPercent: number;
    readonly droppedHolidays: ReadonlyArray<string>;
    readonly eventsPerDay: number;
    readonly eventsPerWeek: number;
    readonly extraHolidays: ReadonlyArray<string>;
    readonly missedStart: MissedStart;
    readonly netMonthly: boolean;
    readonly participationPoints: number;
    readonly payFromUploads: boolean;
    readonly pointsPerKwh: number;
    readonly postEventAdjustment: boolean;
    readonly realTimePerDay: number;
    readonly realTimePerWeek: number;
    readonly sameDayAdjustment: boolean;
    readonly settlementIntervalMinutes: number;
    readonly settlementMeters: boolean;
    readonly utilityPays: boolean;
    readonly weekendWeights: WeekendWeights;
  };
  readonly version: number;
  readonly " $fragmentType": "ProgramForm_program";
};
export type ProgramForm_program$key = {
  readonly " $data"?: ProgramForm_program$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProgramForm_program">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProgramForm_program",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProgramRules",
      "kind": "LinkedField",
      "name": "rules",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "settlementIntervalMinutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "baselineRule",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekendWeights",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sameDayAdjustment",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "blendCapPercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postEventAdjustment",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "extraHolidays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "droppedHolidays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pointsPerKwh",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deadBandPercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "participationPoints",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "carryFactor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "budgetPoints",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventsPerDay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventsPerWeek",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "realTimePerDay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "realTimePerWeek",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missedStart",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payFromUploads",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "netMonthly",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "utilityPays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "settlementMeters",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Program",
  "abstractKey": null
};

(node as any).hash = "376919edd1cfe13eb042e98dbcb257bf";

export default node;
