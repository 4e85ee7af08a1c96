/**
 * @generated SignedSource<<521bca936c0b561704f36934ecd3d8ba>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConnectionStatus = "CONNECTED" | "INELIGIBLE" | "ISSUE" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Connections_counts$data = ReadonlyArray<{
  readonly count: number;
  readonly status: ConnectionStatus;
  readonly " $fragmentType": "Connections_counts";
}>;
export type Connections_counts$key = ReadonlyArray<{
  readonly " $data"?: Connections_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"Connections_counts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Connections_counts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    }
  ],
  "type": "ConnectionCount",
  "abstractKey": null
};

(node as any).hash = "e939292be80f50b7b8827bb82ec18f59";

export default node;
