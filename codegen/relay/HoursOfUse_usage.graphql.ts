/**
 * @generated SignedSource<<0801be26bd123dbefce143a9aed23def>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HoursOfUse_usage$data = {
  readonly from: string;
  readonly hours: ReadonlyArray<{
    readonly consumptionWattHours: number;
    readonly hourStartDttm: string;
  }>;
  readonly to: string;
  readonly totalWattHours: number | null | undefined;
  readonly " $fragmentType": "HoursOfUse_usage";
};
export type HoursOfUse_usage$key = {
  readonly " $data"?: HoursOfUse_usage$data;
  readonly " $fragmentSpreads": FragmentRefs<"HoursOfUse_usage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HoursOfUse_usage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalWattHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DevicePowerConsumptionHourly",
      "kind": "LinkedField",
      "name": "hours",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hourStartDttm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "consumptionWattHours",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DeviceEnergyUsage",
  "abstractKey": null
};

(node as any).hash = "9bf2ac5ed9cc6fa3a483624cf401e1c0";

export default node;
