/**
 * @generated SignedSource<<c75b0bdb8e38d1615e81f87c8256e770>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MaintenanceSwitch_maintenance$data = {
  readonly on: boolean;
  readonly since: string | null | undefined;
  readonly " $fragmentType": "MaintenanceSwitch_maintenance";
};
export type MaintenanceSwitch_maintenance$key = {
  readonly " $data"?: MaintenanceSwitch_maintenance$data;
  readonly " $fragmentSpreads": FragmentRefs<"MaintenanceSwitch_maintenance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MaintenanceSwitch_maintenance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "on",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    }
  ],
  "type": "Maintenance",
  "abstractKey": null
};

(node as any).hash = "2334ac7258a187ab07647b9ca36f85de";

export default node;
