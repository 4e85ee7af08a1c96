/**
 * @generated SignedSource<<2a25ad5b21e7e9a7631bdcb47c3af960>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoadReport_viewer$data = {
  readonly deviceLoadReport: {
    readonly highUsageDevices: ReadonlyArray<{
      readonly consumptionKWh: number;
      readonly deviceId: string;
      readonly deviceName: string;
    }>;
    readonly lowUsageDevices: ReadonlyArray<{
      readonly consumptionKWh: number;
      readonly deviceId: string;
      readonly deviceName: string;
    }>;
    readonly reportEnd: string;
    readonly reportStart: string;
  } | null | undefined;
  readonly " $fragmentType": "LoadReport_viewer";
};
export type LoadReport_viewer$key = {
  readonly " $data"?: LoadReport_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoadReport_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "deviceId",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "deviceName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "consumptionKWh",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoadReport_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DeviceLoadReport",
      "kind": "LinkedField",
      "name": "deviceLoadReport",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reportStart",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reportEnd",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DeviceLoad",
          "kind": "LinkedField",
          "name": "highUsageDevices",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DeviceLoad",
          "kind": "LinkedField",
          "name": "lowUsageDevices",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "9bdccf9991515cd5010df40c201a53b2";

export default node;
