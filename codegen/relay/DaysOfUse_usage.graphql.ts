/**
 * @generated SignedSource<<dc3bf49f30db8ab7d0f102473dfffe10>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DaysOfUse_usage$data = {
  readonly days: ReadonlyArray<{
    readonly date: string;
    readonly wattHours: number | null | undefined;
  }>;
  readonly totalWattHours: number | null | undefined;
  readonly " $fragmentType": "DaysOfUse_usage";
};
export type DaysOfUse_usage$key = {
  readonly " $data"?: DaysOfUse_usage$data;
  readonly " $fragmentSpreads": FragmentRefs<"DaysOfUse_usage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DaysOfUse_usage",
  "selections": [
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
      "concreteType": "DeviceDayOfUse",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wattHours",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DeviceEnergyUsage",
  "abstractKey": null
};

(node as any).hash = "6b4a9c62eb15bc16e11d896b7441a710";

export default node;
