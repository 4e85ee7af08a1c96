/**
 * @generated SignedSource<<c4ae254779b4be253b19c19ab69c7682>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoadReport_report$data = {
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
  readonly " $fragmentType": "LoadReport_report";
};
export type LoadReport_report$key = {
  readonly " $data"?: LoadReport_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoadReport_report">;
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
  "name": "LoadReport_report",
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
  "type": "DeviceLoadReport",
  "abstractKey": null
};
})();

(node as any).hash = "cde3b7225a3631d4fb161db4649ffec1";

export default node;
