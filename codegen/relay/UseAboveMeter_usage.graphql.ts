/**
 * @generated SignedSource<<a0f693297ba6fbe05ad90b5786ae0f0e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UseAboveMeter_usage$data = {
  readonly excess: {
    readonly measuredWattHours: number;
    readonly reportedWattHours: number;
  } | null | undefined;
  readonly " $fragmentType": "UseAboveMeter_usage";
};
export type UseAboveMeter_usage$key = {
  readonly " $data"?: UseAboveMeter_usage$data;
  readonly " $fragmentSpreads": FragmentRefs<"UseAboveMeter_usage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UseAboveMeter_usage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DeviceExcess",
      "kind": "LinkedField",
      "name": "excess",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reportedWattHours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "measuredWattHours",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DeviceEnergyUsage",
  "abstractKey": null
};

(node as any).hash = "bb807755cf8e525217f4302d38a1786b";

export default node;
